import type { Connection } from './connection.ts'
import { type RunOptions, requestOf } from './run.ts'
import { eventsOf } from './server-sent-events.ts'
import { connectionFailed, refusal, WakeelError } from './wakeel-error.ts'
import type { RunEvent, RunResult } from './wire.ts'

export interface RunStream extends AsyncIterable<RunEvent> {
  /** Run again with it after the connection broke: what was answered comes back, and costs once. */
  readonly idempotencyKey: string
  /** What the run ends with. Events that nobody has read are passed over. */
  result(): Promise<RunResult>
}

/**
 * A run whose events are read as they come, once. It begins when it is first read. Whoever leaves the loop
 * before the first words of the answer cancels it; after them the store goes on and the answer is in the history.
 * It is begun again after a failure before its first event, and not in the middle, where words would come twice.
 */
export function streamRun(
  connection: Connection,
  agent: string,
  input: string,
  options: RunOptions = {},
): RunStream {
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID()
  const events = read(connection, agent, input, { ...options, idempotencyKey })
  let ended: RunResult | undefined
  let failure: unknown
  const next = async (): Promise<IteratorResult<RunEvent>> => {
    const step = await events.next().catch((error) => {
      failure = error
      throw error
    })
    if (!step.done) return step
    ended ??= step.value
    return { done: true, value: undefined }
  }
  return {
    idempotencyKey,
    [Symbol.asyncIterator]: () => ({
      next,
      return: async () => {
        await events.return(undefined as never)
        return { done: true, value: undefined }
      },
    }),
    async result() {
      while (!(await next()).done);
      if (ended) return ended
      throw failure ?? new WakeelError('request.cancelled', 'The stream was left before its end.')
    },
  }
}

async function* read(
  connection: Connection,
  agent: string,
  input: string,
  options: RunOptions & { idempotencyKey: string },
): AsyncGenerator<RunEvent, RunResult> {
  const { signal, idempotencyKey } = options
  const body = await connection.send('runApp', requestOf(agent, input, options), bodyOf, {
    signal,
    idempotencyKey,
    accept: 'text/event-stream',
  })
  try {
    for await (const { name, data } of eventsOf(body)) {
      const content = JSON.parse(data)
      if (name === 'result') return content
      if (name === 'error') throw refusal(content)
      yield content
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw error instanceof WakeelError ? error : connectionFailed(error)
  }
  throw connectionFailed(new Error('the stream ended before its result'))
}

async function bodyOf({ body }: Response): Promise<ReadableStream<Uint8Array>> {
  if (!body) throw connectionFailed(new Error('the response has no body'))
  return body
}
