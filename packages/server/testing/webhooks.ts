import { type InputOf, webhooks } from '@wakeel/contract'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { type Answer, openScriptedServer } from './scripted-server.ts'
import type { TestClock } from './stand-ins.ts'
import type { Person, System } from './system.ts'

/** A request as it arrived at a receiver. */
export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** Somebody's own server, which keeps what it is sent and answers as told; at first with 204. */
export async function openReceiver() {
  const server = await openScriptedServer()
  const received: Received[] = []
  const receiver = {
    received,
    place: server.place,
    url: `http://${server.place}/hooks`,
    /** By path; the others are answered with 204. */
    answers: new Map<string, Answer>(),
    close: server.close,
    at: (path: string) => received.filter((request) => request.path === path),
  }
  server.answer = (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const path = request.url!
    received.push({ path, headers, body: request.text })
    const answer = receiver.answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(204).end()
  }
  return receiver
}

/** An answer without content. */
export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end()

type Settings = Partial<InputOf<typeof webhooks.routes.createWebhookEndpoint>> & {
  address: string
}

/** An endpoint that is told of everything, unless told otherwise. */
export async function newEndpoint(
  system: System,
  { token }: Pick<Person, 'token'>,
  settings: Settings,
): Promise<{ id: string; secret: string }> {
  const { status, text, body } = await system.request('POST', '/api/webhook-endpoints', {
    token,
    body: { event_types: webhooks.WebhookEventType.options, ...settings },
  })
  if (status !== 200) throw new Error(`the endpoint was refused with ${status}: ${text}`)
  return { id: body.webhook_endpoint.id, secret: body.secret }
}

/** What the official verifier of Standard Webhooks makes of a request, by the store's clock; throws where it refuses. */
export function verified(
  { headers, body }: Pick<Received, 'headers' | 'body'>,
  secret: string,
  clock?: TestClock,
  // biome-ignore lint/suspicious/noExplicitAny: payloads of every type.
): any {
  vi.useFakeTimers({ toFake: ['Date'], ...(clock && { now: clock.now() }) })
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    vi.useRealTimers()
  }
}
