import { runs as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { constant, param } from '../database/statement.ts'
import { DomainError } from '../errors.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import type { AtWork } from './runs-at-once.ts'

/** What gives no answer costs whoever asks nothing, but whoever executes the agent time and money. */
const LIMIT: RateLimit = {
  name: 'unanswered-runs',
  max: contract.UNANSWERED_RUNS_IN_A_ROW,
  windowSeconds: 60 * 60,
}

interface Series {
  person: string
  appId: string
}

const who = ({ person, appId }: Series) => `${person} ${appId}`

/** The key of a series, for a statement that looks or clears. */
export const unansweredKey = (limits: RateLimits, series: Series): string =>
  limits.keyOf(LIMIT, who(series))

/** How many runs of a series went without an answer, as a part of the statement that stores a run. */
export const lookingForUnanswered = sql`
  select count, window_ends_at from rate_limits
  where key = ${param('unanswered_key', 'text')} and window_ends_at > ${param('now', 'timestamptz')}`

/**
 * That one more could not be the eleventh in a row of a person and an agent that ends without an answer, within an hour, where `unanswered` is
 * what was found and `at_work` counted under the lock. Without a first one none is in a row: fewer runs may be at work at once than may go
 * without an answer.
 */
export const isSeriesShort = sql`(unanswered.count is null
  or unanswered.count + at_work.of_person_and_app < ${constant(LIMIT.max)})`

export interface Unanswered {
  unanswered: number | null
  unanswered_until: string | null
}

/** Refuses what would be too long a series. */
export function requireFewerUnanswered(
  limits: RateLimits,
  { unanswered, unanswered_until: until, of_person_and_app: atWork }: Unanswered & AtWork,
): void {
  if (unanswered === null || until === null || unanswered + atWork < LIMIT.max) return
  throw new DomainError('runs.too_many_unanswered', {
    retryAfterSeconds: unanswered < LIMIT.max ? 1 : limits.secondsUntil(new Date(until)),
  })
}

/** An answer begins anew, as a part of the statement that has `stored` it. */
export const clearingUnanswered = sql`
  delete from rate_limits
  where key = ${param('unanswered_key', 'text')} and exists (select from stored) returning key`

/** Counts a run that has ended, in the transaction that ends it: an answer begins anew. */
export const countUnanswered = (
  limits: RateLimits,
  tx: Transaction,
  series: Series,
  isAnswered: boolean,
): Promise<void> =>
  isAnswered ? limits.clear(LIMIT, who(series), tx) : limits.add(LIMIT, who(series), tx)
