import { DomainError } from '../errors.ts'
import type { RunParts } from './dependencies.ts'
import { pointsOf } from './popularity.ts'
import { isCustomerRun } from './run-kinds.ts'
import { findRun, type Run, settle } from './run-records.ts'
import type { Answer } from './runtimes/runtime.ts'
import { countUnanswered } from './unanswered-runs.ts'

/** Stores what the agent said. What is no answer costs nothing and counts nowhere. */
export async function endRun(
  { billing: { runCharges }, catalogue, clock, faults, limits, turns }: RunParts,
  run: Run,
  answer: Answer,
  provider: string,
  turn: string,
): Promise<Run> {
  const isAnswered = answer.outcome === 'answer'
  const [settled, showExecution] = await turns.end(turn, async (tx) => {
    const stored = await settle(tx, run, answer, provider, clock.now())
    if (isCustomerRun(run)) await countUnanswered(limits, tx, run, isAnswered)
    if (run.kind === 'paid')
      await (isAnswered ? runCharges.take(tx, run.id) : runCharges.giveBack(tx, stored))
    await faults.reach('runs.stored')
    return [
      stored,
      isAnswered && isCounted(run)
        ? await catalogue.recordExecution(tx, run.appId, await pointsOf({ limits, clock }, tx, run))
        : () => {},
    ] as const
  })
  showExecution()
  return settled
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

const isCounted = ({ kind }: Run) => kind !== 'rehearsal'

/** Whether the agent said something, be it an answer or not. */
const hasText = ({ status }: Run) => status === 'succeeded' || status === 'unanswered'
