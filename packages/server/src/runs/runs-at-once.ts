import { runs as contract } from '@wakeel/contract'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
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

interface Beginning {
  person: string
  network?: string | undefined
  appId: string
}

/** How many runs are at work. */
interface AtWork {
  ofPerson: number
  ofPersonAndApp: number
  ofNetwork: number
}

/**
 * Refuses a run beyond the maximum that may be at work at once, in the transaction that stores it and as its first statements: the advisory
 * locks make those that begin at the same moment, in whichever process, see each other. Returns what is at work.
 */
export async function requireRunSlot(
  tx: Transaction,
  beginning: Beginning,
  max: RunsAtOnce,
): Promise<AtWork> {
  await lockThoseAtWork(tx, beginning)
  // Another statement: one that waits for a lock counts what it saw before it waited.
  const atWork = await countAtWork(tx, beginning)
  if (atWork.ofPerson >= max.person || atWork.ofNetwork >= max.network)
    throw new DomainError('runs.too_many_at_once', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return atWork
}

async function lockThoseAtWork(tx: Transaction, { person, network }: Beginning): Promise<void> {
  const names = [`person ${person}`, ...(network === undefined ? [] : [`network ${network}`])]
  const locks = names.map(
    (name) => sql`pg_advisory_xact_lock(hashtextextended(${`runs at once of ${name}`}, 0))`,
  )
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}

async function countAtWork(
  tx: Transaction,
  { person, network, appId }: Beginning,
): Promise<AtWork> {
  const isOfPerson = eq(runs.person, person)
  const isOfNetwork = network === undefined ? sql`false` : eq(runs.network, network)
  const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`
  const [atWork] = await tx
    .select({
      ofPerson: count(isOfPerson),
      ofPersonAndApp: count(and(isOfPerson, eq(runs.appId, appId))),
      ofNetwork: count(isOfNetwork),
    })
    .from(runs)
    .where(
      and(
        eq(runs.status, 'running'),
        inArray(runs.kind, ['demo', 'paid']),
        or(isOfPerson, isOfNetwork),
      ),
    )
  return atWork!
}
