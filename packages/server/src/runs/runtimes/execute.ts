import { saidJson } from '../../connections/remotes/said.ts'
import { DomainError } from '../../errors.ts'
import type { Answer, Execution, Runtime } from './runtime.ts'

/** Nothing runs longer than this, whatever it is doing. */
export const RUN_TIME_LIMIT_MS = 120_000

/** Lets an agent answer. Whatever stands in the way of a complete answer is thrown as the outcome the contract names. */
export async function execute(
  runtime: Runtime,
  { signal, emit, ...execution }: Execution,
): Promise<Answer> {
  const tooLong = AbortSignal.timeout(RUN_TIME_LIMIT_MS)
  const failed = new AbortController()
  try {
    const answer = await runtime.answer({
      ...execution,
      emit: (event) => emit(event.type === 'skill' ? saidJson(event) : event),
      signal: AbortSignal.any([signal, tooLong, failed.signal]),
    })
    signal.throwIfAborted()
    tooLong.throwIfAborted()
    // Texts are made storable where they are put together; this is as the other end, or a model, gave it.
    return answer.proposal ? { ...answer, proposal: saidJson(answer.proposal) } : answer
  } catch (error) {
    // Else the steps would go on, and be paid for, with nobody to hear them.
    failed.abort()
    if (signal.aborted) throw new DomainError('runs.cancelled', { cause: error })
    if (tooLong.aborted) throw new DomainError('runs.timed_out', { cause: error })
    throw runtime.failure(error)
  }
}
