import { givenBack } from '../billing/spending/charge-of-run.ts'
import type { ExecutionCounts } from '../catalogue/execution-counts.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { countRun } from './count-run.ts'
import type { RunParts } from './dependencies.ts'
import { giveReservedBack } from './give-run-back.ts'
import { isCustomerRun } from './run-kinds.ts'
import { findRun, type Run } from './run-records.ts'
import { isFreeAnswer, type Reply, storeAnswer, storeFreeAnswer } from './store-answer.ts'
import { countUnanswered } from './unanswered-runs.ts'

/** Stores what the agent said. What is no answer costs nothing and counts nowhere. */
export async function endRun(runs: RunParts, run: Run, reply: Reply, turn: string): Promise<Run> {
  const { catalogue, clock, database, faults, limits, publicUrl, turns } = runs
  const [ended, counts] = await turns.end(turn, async () => {
    if (!isFreeAnswer(run, reply.answer))
      return database.transaction((tx) => storeAndCharge(runs, tx, run, reply))
    // Nothing can come between what one statement does.
    await faults.reach('runs.stored')
    return storeFreeAnswer(database, limits, run, reply, { now: clock.now(), publicUrl })
  })
  if (counts) catalogue.showExecution(run.appId, counts)
  return ended
}

async function storeAndCharge(
  runs: RunParts,
  tx: Transaction,
  run: Run,
  reply: Reply,
): Promise<[Run, ExecutionCounts?]> {
  const { clock, faults, limits, publicUrl } = runs
  const isAnswered = reply.answer.outcome === 'answer'
  const stored = await storeAnswer(tx, run, reply, { now: clock.now(), publicUrl })
  if (isCustomerRun(run)) await countUnanswered(limits, tx, run, isAnswered)
  if (!isAnswered) await giveReservedBack(runs, tx, stored)
  else if (run.kind === 'paid') await runs.billing.runCharges.take(tx, run)
  await faults.reach('runs.stored')
  if (!isAnswered) return [run.charge ? { ...stored, charge: givenBack(run.charge) } : stored]
  return isCounted(run) ? [stored, await countRun(tx, limits, run, clock.now())] : [stored]
}

/** How a run ended whose end this process did not hear, as when its connection broke; undefined while it has not ended. */
export async function requireOutcome(
  { database, faults }: RunParts,
  { id }: Run,
): Promise<Run | undefined> {
  try {
    await faults.reach('runs.looked_up')
    const stored = await findRun(database, id)
    return stored && hasText(stored) ? stored : undefined
  } catch (cause) {
    throw new DomainError('runs.outcome_unknown', { retryAfterSeconds: 5, cause })
  }
}

const isCounted = ({ kind }: Run) => kind !== 'rehearsal' && kind !== 'test'

/** Whether the agent said something, be it an answer or not. */
const hasText = ({ status }: Run) => status === 'succeeded' || status === 'unanswered'
