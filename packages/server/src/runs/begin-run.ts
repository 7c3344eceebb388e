import { DomainError } from '../errors.ts'
import { OwnerReplaced } from '../organisations/spending-allowance.ts'
import type { RunParts } from './dependencies.ts'
import { giveRunBack } from './give-run-back.ts'
import { isCustomerRun, isPaid } from './run-kinds.ts'
import { findRun, type Request, type Run, reserve } from './run-records.ts'
import { RUNS_AT_ONCE, requireRunSlot } from './runs-at-once.ts'
import type { ConfirmedCall } from './runtimes/mcp/proposal.ts'
import { requireFewerUnanswered } from './unanswered-runs.ts'

/** Another version of the agent was listed while a run was about to begin, which begins again. */
export class AgentReplaced extends Error {}

/** Stores a run and reserves what it costs. Undefined: the idempotency key already belongs to another run. */
export async function beginRun(
  runs: RunParts,
  reserving: Request,
  turn: string,
  confirmed: ConfirmedCall | undefined,
): Promise<Run | undefined> {
  const { agents, atOnce = RUNS_AT_ONCE, clock, database, limits } = runs
  const { runCharges } = runs.billing
  try {
    return await runs.turns.begin(turn, async (tx) => {
      if (isCustomerRun(reserving)) {
        const { ofPersonAndApp } = await requireRunSlot(tx, reserving, atOnce)
        await requireFewerUnanswered(limits, tx, reserving, ofPersonAndApp)
      }
      const payer = isPaid(reserving) ? await runCharges.lockPayer(tx, reserving) : undefined
      const reserved = await reserve(tx, reserving, clock.now(), confirmed)
      if (reserved && payer && isPaid(reserving)) {
        await runCharges.reserve(tx, reserving, payer)
        // The price was read after the agent was: another version may have come between, with another price.
        if (!(await agents.isCurrent(tx, reserving.appId, reserving.agentVersion)))
          throw new AgentReplaced()
      }
      return reserved
    })
  } catch (error) {
    if (
      error instanceof DomainError ||
      error instanceof AgentReplaced ||
      error instanceof OwnerReplaced
    )
      throw error
    // A connection that broke at the end may have left it begun; what cannot be given back now, the next repeat or the job gives back.
    const begun = await findRun(database, reserving.id).catch(() => undefined)
    if (begun) await giveRunBack(runs, begun, undefined, null, turn).catch(() => {})
    throw error
  }
}
