import { DomainError } from '../errors.ts'
import { isAbandoned } from './abandoned-runs.ts'
import type { RunParts } from './dependencies.ts'
import { giveRunBack } from './give-run-back.ts'
import { findByKey, type Request, type RequestContent, type Run } from './run-records.ts'

/** The run that an idempotency key belongs to, once it has ended. A run that its process has abandoned ends here, and frees its key. */
export async function findRepeat(
  runs: RunParts,
  request: RequestContent,
): Promise<Run | undefined> {
  const run = await findByKey(runs.database, request)
  if (run?.status !== 'running') return run
  if (!isAbandoned(runs, run, await runs.lease.living()))
    throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
  await giveRunBack(runs, run, undefined, null)
  return undefined
}

/** The run that took this key while we were about to: its answer, or word that it is still at work. */
export async function requireRepeat(runs: RunParts, request: Request): Promise<Run> {
  const repeated = await findRepeat(runs, request)
  if (!repeated && request.confirmation) throw new DomainError('runs.confirmation_used')
  if (!repeated) throw new DomainError('request.in_flight', { retryAfterSeconds: 1 })
  return repeated
}
