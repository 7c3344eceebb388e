import type { Connection } from './connection.ts'
import { type RunOptions, run } from './run.ts'
import { sharedPause } from './shared-pause.ts'
import { WakeelError } from './wakeel-error.ts'
import type { RunResult } from './wire.ts'

/** What came of one input of a batch. */
export type BatchOutcome =
  | { input: string; result: RunResult; error?: undefined }
  | { input: string; result?: undefined; error: WakeelError }

export interface BatchOptions extends Pick<RunOptions, 'version' | 'organisation' | 'signal'> {
  /** Runs at work at once; 4 unless told otherwise. */
  concurrency?: number
  /** Called with each outcome as it comes. */
  onEach?: (outcome: BatchOutcome, index: number) => void
  /** The beginning of each run's own key: a batch that broke off is sent again with it, and what was answered is not run again. */
  idempotencyKey?: string
  /** Of each input, as the others wait with it; 8 unless told otherwise. */
  maxRetries?: number
}

/**
 * Runs an agent on many inputs, and answers in their order. One that fails does not stop the others; aborting the signal does, and
 * so does `onEach` that throws. When the store asks to wait, all wait.
 */
export async function runBatch(
  connection: Connection,
  agent: string,
  inputs: readonly string[],
  options: BatchOptions = {},
): Promise<BatchOutcome[]> {
  const { concurrency = 4, onEach, maxRetries = 8, version, organisation } = options
  if (!(concurrency >= 1)) throw new RangeError('concurrency must be at least 1')
  const key = options.idempotencyKey ?? crypto.randomUUID()
  const waiting = sharedPause(connection.pause)
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal
  const outcomes = new Array<BatchOutcome>(inputs.length)

  async function outcomeOf(input: string, index: number): Promise<BatchOutcome> {
    try {
      const given = { idempotencyKey: `${key}-${index}`, version, organisation, signal }
      const sent = { maxRetries, pause: waiting.pause }
      return { input, result: await run(connection, agent, input, given, sent) }
    } catch (error) {
      if (error instanceof WakeelError) return { input, error }
      throw error
    }
  }

  const left = inputs.entries()
  async function work(): Promise<void> {
    for (const [index, input] of left) {
      await waiting.over()
      signal.throwIfAborted()
      outcomes[index] = await outcomeOf(input, index)
      onEach?.(outcomes[index], index)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, inputs.length) }, work))
    return outcomes
  } catch (error) {
    // Whoever is no longer listened to does not spend money either.
    stop.abort(error)
    throw error
  }
}
