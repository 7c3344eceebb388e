import type { EventOf, RequestOf, ResultOf, Route } from '@wakeel/contract'
import { ApiError, NetworkError, refusalOf, send } from './api.ts'
import { loadErrorMessages } from './language/errors/load-messages.ts'
import { eventsOf, type ServerEvent } from './server-events.ts'
import { sessionToken } from './session/session.ts'

/** Sends a request and hears what happens while it is worked on. Aborting the signal cancels the work. */
export async function stream<R extends Route>(
  route: R,
  request: RequestOf<R>,
  onEvent: (event: EventOf<R>) => void,
  options: { signal: AbortSignal; idempotencyKey?: string },
): Promise<ResultOf<R>> {
  const token = await sessionToken()
  const headers: Record<string, string> = { accept: 'text/event-stream' }
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const answer = await send(route, request as Parameters<typeof send>[1], {
    headers,
    signal: options.signal,
    ...(token ? { token } : {}),
  })
  if (!answer.ok || !answer.body) throw await refusalOf(answer)
  for await (const { name, content } of received(answer.body)) {
    if (name === 'result') return content
    if (name === 'error') {
      await loadErrorMessages()
      throw new ApiError(0, content)
    }
    onEvent(content)
  }
  throw new NetworkError('the answer ended in the middle')
}

async function* received(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  try {
    yield* eventsOf(body)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  }
}
