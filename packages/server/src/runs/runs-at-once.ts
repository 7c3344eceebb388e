import { runs as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { param, statement } from '../database/statement.ts'
import { DomainError } from '../errors.ts'

/** How many runs may be at work at the same moment. */
export interface RunsAtOnce {
  person: number
  /** Of a person who begins one with an API key. */
  apiKey: number
  /** Of all strangers of one address, who can be as many persons as they like. */
  network: number
}

export const RUNS_AT_ONCE: RunsAtOnce = {
  person: contract.RUNS_AT_ONCE,
  apiKey: contract.API_RUNS_AT_ONCE,
  network: 16,
}

/** About as long as an answer takes. */
const RETRY_AFTER_SECONDS = 2

/** How many runs are at work. */
export interface AtWork {
  of_person: number
  of_person_and_app: number
  of_network: number
}

/**
 * The first statement of a transaction that stores a run: the advisory locks make those that begin at the same moment, in whichever process,
 * see each other. What counts them is another statement: one that waits for a lock counts what it saw before it waited.
 */
export const lockThoseAtWork = statement(
  'lock_those_at_work',
  // Nobody waits for a null.
  sql`select pg_advisory_xact_lock(hashtextextended('runs at once of person ' || ${param('person', 'text')}, 0)),
    pg_advisory_xact_lock(hashtextextended('runs at once of network ' || ${param('network', 'text')}, 0))`,
)

/** What is at work, as a part of the statement that stores a run. */
export const countingAtWork = sql`
  select (count(*) filter (where person = ${param('person', 'text')}))::int as of_person,
    (count(*) filter (where person = ${param('person', 'text')} and app_id = ${param('app_id', 'uuid')}))::int as of_person_and_app,
    (count(*) filter (where network = ${param('network', 'text')}))::int as of_network
  from runs where status = 'running' and kind in ('demo', 'paid')
    and (person = ${param('person', 'text')} or network = ${param('network', 'text')})`

/** That this is room for one more, where `at_work` is what that has counted. */
export const isRunSlotFree = sql`(at_work.of_person < ${param('max_of_person', 'int')}
  and at_work.of_network < ${param('max_of_network', 'int')})`

/** How many may be at work of the person who begins a run. */
export const maxOfPerson = (max: RunsAtOnce, { apiKeyId }: { apiKeyId: string | null }): number =>
  apiKeyId === null ? max.person : max.apiKey

/** Refuses a run beyond the maximum that may be at work at once. */
export function requireRunSlot(
  atWork: AtWork,
  max: RunsAtOnce,
  run: { apiKeyId: string | null },
): void {
  if (atWork.of_person >= maxOfPerson(max, run) || atWork.of_network >= max.network)
    throw new DomainError('runs.too_many_at_once', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
