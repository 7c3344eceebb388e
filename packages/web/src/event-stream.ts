import type { EventOf, RequestOf, ResultOf, Route } from '@wakeel/contract'
import { ApiError, NetworkError, refusalOf, send } from './api.ts'
import { loadErrorMessages } from './language/errors/load-messages.ts'
import { sessionToken } from './session/session.ts'

interface ServerEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own shape, decided by its name.
  content: any
}

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
  for await (const { name, content } of eventsOf(answer.body)) {
    if (name === 'result') return content
    if (name === 'error') {
      await loadErrorMessages()
      throw new ApiError(0, content)
    }
    onEvent(content)
  }
  throw new NetworkError('the answer ended in the middle')
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let received = ''
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      received += decoder.decode(value, { stream: true })
      const blocks = received.split('\n\n')
      received = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readEvent(block)
        if (event) yield event
      }
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError(error)
  } finally {
    reader.cancel().catch(() => {
      // The connection is gone already.
    })
  }
}

/** Nothing for a comment, which only keeps the connection open. */
function readEvent(block: string): ServerEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trimStart(),
      ]),
  )
  const name = fields.get('event')
  return name ? { name, content: JSON.parse(fields.get('data') ?? 'null') } : undefined
}
