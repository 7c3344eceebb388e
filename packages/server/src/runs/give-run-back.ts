import { giveBackToCap } from '../api-keys/spending-cap.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import type { RunParts } from './dependencies.ts'
import { runEvent } from './run-event.ts'
import { isCustomerRun } from './run-kinds.ts'
import { giveBack, type Run } from './run-records.ts'
import { innerOf } from './runtimes/remote-failure.ts'
import { countUnanswered } from './unanswered-runs.ts'

/** Ends a run without an answer: the free run or the charge comes back in the transaction that records the failure. */
export async function giveRunBack(
  runs: RunParts,
  run: Run,
  error: unknown,
  provider: string | null,
  turn = run.person,
): Promise<void> {
  const { clock, database, limits, publicUrl, turns } = runs
  const errorCode = error instanceof DomainError ? error.code : 'runs.failed'
  const failure = { errorCode, inner: innerOf(error), provider }
  const work = async (tx: Transaction) => {
    const ended = await giveBack(tx, run, failure, clock.now())
    // Whoever was to answer has tried; nobody has when the run was cancelled, or died with its process.
    if (ended && isCustomerRun(ended) && provider !== null && errorCode !== 'runs.cancelled')
      await countUnanswered(limits, tx, ended, false)
    if (!ended) return
    await giveReservedBack(runs, tx, ended)
    await recordEvent(tx, runEvent(ended, publicUrl))
  }
  await turns.end(turn, () => database.transaction(work))
}

/** Gives back what was reserved for a run that gave no answer: what pays for it, and what its key may use. */
export async function giveReservedBack(
  { billing }: RunParts,
  tx: Transaction,
  run: Run,
): Promise<void> {
  const fils = run.kind === 'paid' ? await billing.runCharges.giveBack(tx, run) : 0
  if (run.apiKeyId !== null) await giveBackToCap(tx, { ...run, apiKeyId: run.apiKeyId }, fils)
}
