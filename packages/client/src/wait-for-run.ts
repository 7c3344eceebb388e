import type { Connection } from './connection.ts'
import { WakeelError } from './wakeel-error.ts'
import type { Run } from './wire.ts'

export interface WaitOptions {
  signal?: AbortSignal
  /** Five minutes unless told otherwise. */
  timeoutMs?: number
}

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 5_000

/** Asks until a run has ended, well or not; `status` says which. */
export async function waitForRun(
  connection: Connection,
  id: string,
  { signal, timeoutMs = 300_000 }: WaitOptions = {},
): Promise<Run> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  try {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, MAX_PAUSE_MS)) {
      const { run } = await connection.call('getRun', { id }, { signal: either })
      if (run.status !== 'running') return run
      await connection.pause(wait, either)
      either.throwIfAborted()
    }
  } catch (error) {
    if (signal?.aborted || !timeout.aborted) throw error
    throw new WakeelError('client.timed_out', `The run had not ended after ${timeoutMs} ms.`)
  }
}
