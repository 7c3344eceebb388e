import type { runs, widgets } from '@wakeel/contract'
import { eventsOf } from '../server-events.ts'

/** A refusal, by its code; without one the connection was lost. */
export class AskFailure extends Error {
  readonly code: string | undefined

  constructor(code?: string) {
    super(code)
    this.code = code
  }
}

interface Message {
  token: string
  input: string
  reply_to: string | undefined
}

/** Sends a visitor’s message and hears what happens until it is answered; throws an `AskFailure`, or the signal’s own error. */
export async function ask(
  id: string,
  message: Message,
  onEvent: (event: runs.DemoEvent) => void,
  { signal, key }: { signal: AbortSignal; key: string },
): Promise<widgets.WidgetAnswer> {
  try {
    const reply = await fetch(`/api/widgets/${id}/runs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'idempotency-key': key,
      },
      body: JSON.stringify(message),
      signal,
    })
    // A repeat of what was answered comes as one piece.
    if (reply.headers.get('content-type')?.includes('json')) {
      const body = await reply.json()
      if (reply.ok) return body
      throw new AskFailure(body.code)
    }
    if (!reply.ok || !reply.body) throw new AskFailure('server.failed')
    for await (const { name, content } of eventsOf(reply.body)) {
      if (name === 'result') return content
      if (name === 'error') throw new AskFailure(content.code)
      onEvent(content)
    }
  } catch (error) {
    if (error instanceof AskFailure || signal.aborted) throw error
  }
  throw new AskFailure()
}
