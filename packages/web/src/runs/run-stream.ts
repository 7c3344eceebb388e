import type { Route, runs } from '@wakeel/contract'
import { sessionToken } from '../accounts/session.ts'
import { ApiError, NetworkError, refusalOf, send } from '../api.ts'

export interface RunRequest {
  slug: string
  input: string
}

export interface RunListener {
  /** A piece of the answer, in order. */
  onText(text: string): void
  /** The agent uses this skill now. */
  onSkill(title: string): void
}

interface ServerEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own shape, decided by its name.
  content: any
}

/** Runs an agent and hears the answer as it is made. Aborting the signal cancels the run, which then costs nothing. */
export async function streamRun<Result extends runs.DemoResult | runs.RunResult>(
  route: Route,
  request: RunRequest,
  listener: RunListener,
  options: { signal: AbortSignal; idempotencyKey: string },
): Promise<Result> {
  const token = await sessionToken()
  const headers = { accept: 'text/event-stream', 'idempotency-key': options.idempotencyKey }
  const answer = await send(route, { ...request }, { headers, signal: options.signal, ...(token ? { token } : {}) })
  if (!answer.ok || !answer.body) throw await refusalOf(answer)
  for await (const event of eventsOf(answer.body)) {
    if (event.name === 'text') listener.onText(event.content.text)
    else if (event.name === 'skill') listener.onSkill(event.content.title)
    else if (event.name === 'result') return event.content
    else if (event.name === 'error') throw new ApiError(0, event.content)
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
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]))
  const name = fields.get('event')
  return name ? { name, content: JSON.parse(fields.get('data') ?? 'null') } : undefined
}
