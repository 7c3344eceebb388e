import { runs as contract } from '@wakeel/contract'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'

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

/**
 * Refuses one more run when it could be the eleventh in a row of a person and an agent that ends without an answer, within an hour.
 * Whoever calls holds the lock of the person's runs at once, and has counted those `atWork` under it: one that ends in between is then seen
 * twice rather than not at all.
 */
export async function requireFewerUnanswered(
  limits: RateLimits,
  tx: Transaction,
  series: Series,
  atWork: number,
): Promise<void> {
  const { count, retryAfterSeconds } = await limits.look(LIMIT, who(series), tx)
  // Without a first one none is in a row: fewer runs may be at work at once than may go without an answer.
  if (count === 0 || count + atWork < LIMIT.max) return
  throw new DomainError('runs.too_many_unanswered', {
    retryAfterSeconds: count < LIMIT.max ? 1 : retryAfterSeconds,
  })
}

/** Counts a run that has ended, in the transaction that ends it: an answer begins anew. */
export const countUnanswered = (
  limits: RateLimits,
  tx: Transaction,
  series: Series,
  isAnswered: boolean,
): Promise<void> =>
  isAnswered ? limits.clear(LIMIT, who(series), tx) : limits.add(LIMIT, who(series), tx)
