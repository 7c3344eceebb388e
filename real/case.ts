import {
  type PublishedRemote,
  publishRemoteApp,
} from '../packages/server/testing/remote-agents/remote-app.ts'
import type { Person, System } from '../packages/server/testing/system.ts'

export interface Store {
  system: System
  customer: Person
}

export interface Case {
  name: string
  prove(store: Store): Promise<void>
}

export interface Reply {
  status: number
  code: string | undefined
  response: string
  provider: string | undefined
  skillsUsed: string[]
  isAnswered: boolean | undefined
  files: { name: string; media_type: string; data: string | null }[]
  /** What was shown before the answer. */
  events: { type: string; [key: string]: unknown }[]
}

export type RemoteApp = PublishedRemote

type PublishOptions = Omit<Parameters<typeof publishRemoteApp>[1], 'owner'>

/** An agent of the store that is executed elsewhere. */
export const publish = async ({ system }: Store, options: PublishOptions): Promise<RemoteApp> =>
  publishRemoteApp(system, {
    ...options,
    owner: await system.user({ role: 'creator' }),
    definition: { price: { model: 'per_use', fils: 100 } },
  })

/** What the creator is told about the other end when it is connected. */
export async function connect(
  { system }: Store,
  body: { kind: string; address: string; credential?: unknown },
): Promise<{
  status: number
  code: string | undefined
  description: Record<string, unknown> & { tools: { name: string }[] }
}> {
  const { token } = await system.user({ role: 'creator' })
  const { status, body: reply } = await system.request('POST', '/api/connections/probe', {
    token,
    body,
  })
  return { status, code: reply.code, description: reply.description }
}

/** Asks an agent as a person does, by the stream. */
export async function ask(
  { system, customer }: Store,
  { slug }: RemoteApp,
  input: string,
): Promise<Reply> {
  const { status, text } = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: customer.token,
    body: { input },
    headers: { accept: 'text/event-stream' },
  })
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
  const last = events.pop() ?? JSON.parse(text || '{}')
  return {
    status: last.success === false ? (last.status ?? status) : status,
    code: last.code,
    response: last.response ?? '',
    provider: last.provider,
    skillsUsed: last.skills_used ?? [],
    isAnswered: last.is_answered,
    files: last.files ?? [],
    events,
  }
}
