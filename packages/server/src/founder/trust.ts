import { catalogue, creators } from '@wakeel/contract'
import type { Database } from '../database/database.ts'
import { beginningOf, dayAfter } from '../uae-days.ts'
import type { DaySums } from './day-sums.ts'
import { givenBack, hasAnswered } from './store-at.ts'

/** As of a single agent: its runs and daily tests of so many days, its purchases of so many. */
export const TRIED_DAYS = 30
export const KEPT_DAYS = 90

interface Wanted {
  /** The last of the days. */
  day: string
  /** Now, or when that day ended. */
  at: Date
  rating: number | null
  runs: DaySums
  tests: DaySums
  purchases: DaySums
}

/** The formula of an agent's trust score with the runs, tests, reviews and purchases of the whole store. */
export async function trustAt(database: Database, { day, at, rating, runs, tests, purchases }: Wanted): Promise<number | null> {
  if (!(await hasAnswered(database, at))) return null
  const tried = { from: dayAfter(day, 1 - TRIED_DAYS), to: day }
  const bought = { from: dayAfter(day, 1 - KEPT_DAYS), to: day }
  return creators.trustScore({
    succeeded: part(runs.of(tried, 'succeeded'), runs.of(tried)),
    testsPassed: part(tests.of(tried, 'passed'), tests.of(tried)),
    rating: ((rating ?? catalogue.DEFAULT_RATING) - 1) / 4,
    kept: 1 - (await givenBack(database, beginningOf(bought.from), at)) / Math.max(1, purchases.of(bought)),
  })
}

/** What nothing is known of counts in full. */
const part = (good: number, all: number) => (all === 0 ? 1 : good / all)
