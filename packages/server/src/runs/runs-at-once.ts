import { runs as contract } from '@wakeel/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { runs } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'

/** How many runs may be at work at the same moment. */
export interface RunsAtOnce {
  person: number
  /** Of all strangers of one address, who can be as many persons as they like. */
  network: number
}

export const RUNS_AT_ONCE: RunsAtOnce = { person: contract.RUNS_AT_ONCE, network: 16 }

/** About as long as an answer takes. */
const RETRY_AFTER_SECONDS = 2

const isCustomerRun = inArray(runs.kind, ['demo', 'paid'])

/**
 * Refuses a run beyond the maximum that may be at work at once, in the transaction that stores it and as its first statement: the advisory lock
 * makes those that begin at the same moment, in whichever process, see each other.
 */
export async function requireRunSlot(
  tx: Transaction,
  { person, network }: { person: string; network?: string | undefined },
  max: RunsAtOnce,
): Promise<void> {
  await requireFewer(tx, `person ${person}`, eq(runs.person, person), max.person)
  if (network !== undefined)
    await requireFewer(tx, `network ${network}`, eq(runs.network, network), max.network)
}

async function requireFewer(
  tx: Transaction,
  lock: string,
  whose: ReturnType<typeof eq>,
  max: number,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`runs at once of ${lock}`}, 0))`,
  )
  const atWork = await tx.$count(runs, and(eq(runs.status, 'running'), isCustomerRun, whose))
  if (atWork >= max)
    throw new DomainError('runs.too_many_at_once', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
