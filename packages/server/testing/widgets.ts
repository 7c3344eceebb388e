import type { InputOf, widgets } from '@wakeel/contract'
import type { Person, System } from './system.ts'

type Settings = Partial<InputOf<typeof widgets.routes.createWidget>>

const NO_CAP = { daily_fils: null, daily_runs: null, monthly_fils: null, monthly_runs: null }

/** A widget that somebody makes through the front door, for fifty runs a day of this agent unless told otherwise. */
export async function newWidget(
  system: System,
  { token }: Person,
  {
    cap = { daily_runs: 50 },
    ...settings
  }: Omit<Settings, 'cap'> & { agent: string; cap?: Partial<widgets.Widget['cap']> },
): Promise<widgets.Widget> {
  const { status, text, body } = await system.request('POST', '/api/widgets', {
    token,
    body: {
      name: 'On my own site',
      origins: ['https://shop.example.ae'],
      ...settings,
      cap: { ...NO_CAP, ...cap },
    },
  })
  if (status !== 200) throw new Error(`making a widget answered ${status}: ${text}`)
  return body.widget
}

/** The document of a widget as a browser asks for it, and what its frame is given. */
export async function openFrame(system: System, id: string, headers: Record<string, string> = {}) {
  const {
    status,
    text,
    headers: received,
  } = await system.request('GET', `/widget/${id}`, {
    headers,
  })
  const json = /<script type="application\/json" id="frame">(.*?)<\/script>/s.exec(text)?.[1]
  return {
    status,
    text,
    headers: received,
    frame: (json ? JSON.parse(json) : undefined) as widgets.WidgetFrame,
  }
}

/** A visitor of a widget, who opens it and asks. */
export async function newVisitor(system: System, id: string) {
  const { frame } = await openFrame(system, id)
  return {
    token: frame.token,
    ask: (input: string, more: Record<string, unknown> = {}) =>
      system.request('POST', `/api/widgets/${id}/runs`, {
        body: { token: frame.token, input, ...more },
      }),
  }
}
