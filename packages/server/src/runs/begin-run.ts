import { lockPerson } from '../accounts/lock-person.ts'
import { CapReached, recordCapReached } from '../api-keys/cap-reached.ts'
import { takeFromCap } from '../api-keys/spending-cap.ts'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { OwnerReplaced } from '../organisations/spending-allowance.ts'
import { FIRST, isFirst, type Place, placeOf } from './conversation.ts'
import type { RunParts } from './dependencies.ts'
import { giveRunBack } from './give-run-back.ts'
import { isCustomerRun, isPaid } from './run-kinds.ts'
import { findRun, type Request, type Run } from './run-records.ts'
import { lockThoseAtWork, RUNS_AT_ONCE } from './runs-at-once.ts'
import type { ConfirmedCall } from './runtimes/mcp/proposal.ts'
import { lockAndStoreRun, storeFreeRun, storeRun, toRun, whoBegins } from './store-run.ts'

/** Another version of the agent was listed while a run was about to begin, which begins again. */
export class AgentReplaced extends Error {}

interface Beginning {
  /** Whose runs begin one after the other. */
  turn: string
  confirmed: ConfirmedCall | undefined
  /** Whether the agent cost nothing when it was read. */
  isFree: boolean
}

/** Stores a run and reserves what it costs. Undefined: the idempotency key already belongs to another run. */
export async function beginRun(
  runs: RunParts,
  reserving: Request,
  { turn, confirmed, isFree }: Beginning,
): Promise<Run | undefined> {
  const { agents, atOnce = RUNS_AT_ONCE, clock, database, limits } = runs
  const { runCharges } = runs.billing
  const beginning = (place: Place) => ({
    run: toRun(reserving, place, clock.now(), confirmed),
    atOnce,
    limits,
  })

  async function begin(tx: Transaction): Promise<Run | undefined> {
    if (isCustomerRun(reserving)) await lockThoseAtWork.execute(tx, whoBegins(reserving))
    const payer = isPaid(reserving) ? await runCharges.lockPayer(tx, reserving) : undefined
    // Before the conversation: whoever leaves holds themselves first, and then what they said.
    if (reserving.userId && !isFirst(reserving)) await lockPerson(tx, reserving.userId)
    const run = await storeRun(tx, beginning(await placeOf(tx, reserving)))
    if (!run) return undefined
    const charge =
      payer && isPaid(reserving) ? await runCharges.reserve(tx, reserving, payer) : undefined
    if (run.apiKeyId !== null)
      await takeFromCap(tx, { ...run, apiKeyId: run.apiKeyId }, charge?.price.amount ?? 0)
    if (payer) {
      // The price was read after the agent was: another version may have come between, with another price.
      // Of a version that was asked for it is the app's of today, whatever is listed.
      if (
        !reserving.isPinned &&
        !(await agents.isCurrent(tx, reserving.appId, reserving.agentVersion))
      )
        throw new AgentReplaced()
    }
    return charge ? { ...run, charge } : run
  }

  /** Most agents cost nothing, and their runs begin at once. */
  async function beginFree(): Promise<Run | undefined> {
    if (!isFree || reserving.kind !== 'paid' || reserving.organisationId !== undefined)
      return undefined
    const run = beginning(FIRST)
    return storeFreeRun(database, run, runCharges.freeRunValues(run.run.startedAt))
  }

  try {
    return await runs.turns.begin(turn, async () => {
      if (!isFirst(reserving)) return database.transaction(begin)
      if (reserving.kind === 'demo') return lockAndStoreRun(database, beginning(FIRST))
      return (await beginFree()) ?? database.transaction(begin)
    })
  } catch (error) {
    if (error instanceof CapReached) await recordCapReached(database, error)
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
