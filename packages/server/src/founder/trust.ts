import { creators } from '@wakeel/contract'
import { KEPT_DAYS, TRIED_DAYS, trustPartsOf } from '../creators/trust.ts'
import type { Database } from '../database/database.ts'
import { beginningOf, dayAfter } from '../uae-days.ts'
import type { DaySums } from './day-sums.ts'
import { givenBack, hasAnswered } from './store-at.ts'

interface TrustQuery {
  /** The last of the days. */
  day: string
  /** Now, or when that day ended. */
  at: Date
  rating: number | null
  runs: DaySums
  tests: DaySums
  purchases: DaySums
}

/** An agent's trust score, computed from the runs, tests, reviews and purchases of the whole store; null until an answer counts. */
export async function trustAt(
  database: Database,
  { day, at, rating, runs, tests, purchases }: TrustQuery,
): Promise<number | null> {
  if (!(await hasAnswered(database, at))) return null
  const tried = { from: dayAfter(day, 1 - TRIED_DAYS), to: day }
  const bought = { from: dayAfter(day, 1 - KEPT_DAYS), to: day }
  const all = purchases.of(bought)
  const parts = trustPartsOf({
    runs: { succeeded: runs.of(tried, 'succeeded'), failed: runs.of(tried, 'failed') },
    tests: { passed: tests.of(tried, 'passed'), all: tests.of(tried) },
    rating,
    bought: { kept: all - (await givenBack(database, beginningOf(bought.from), at)), all },
  })
  return creators.trustScore(parts)
}
