import { RANGES } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { ledgerLines, ledgerTransactions } from '../database/schema/billing.ts'
import { runs } from '../database/schema/runs.ts'
import type { Days } from '../metrics/day-ranges.ts'
import { lastFinalDay } from '../metrics/finalised-days.ts'
import { beginningOf, dayAfter, dayAt, dayOf, daysBetween } from '../uae-days.ts'

/** So many days are read at once, so that the embedded database stands still for a moment only. */
const DAYS_AT_ONCE = 31
/** A year, and as many days before it. */
const KEPT_DAYS = 2 * RANGES['1y']

export interface People {
  count: number
  has(who: string): boolean
}

/** Selects `day` and `who`, each pair once, of one moment until before another. */
type Present = (from: Date, until: Date) => SQL

const within = (
  column: typeof runs.startedAt | typeof ledgerTransactions.happenedAt,
  from: Date,
  until: Date,
) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`

/** People with an account who had an answer to what they asked, free or paid, on the day on which they asked. */
export const active: Present = (from, until) => sql`
  select distinct ${dayOf(runs.startedAt)} as day, ${runs.userId} as who from ${runs}
  where ${within(runs.startedAt, from, until)} and ${runs.kind} in ('demo', 'paid') and ${runs.status} = 'succeeded' and ${runs.userId} is not null`

/** Whoever had a part in what an agent was sold or run for, by their account in the ledger. */
export const earning: Present = (from, until) => sql`
  select distinct ${dayOf(ledgerTransactions.happenedAt)} as day, ${ledgerLines.accountId} as who from ${ledgerTransactions}
  join ${ledgerLines} on ${ledgerLines.transactionId} = ${ledgerTransactions.id}
  where ${within(ledgerTransactions.happenedAt, from, until)} and ${ledgerTransactions.kind} in ('sale', 'run', 'included_run') and ${ledgerLines.sharePercent} is not null`

/**
 * How many different people there were on some days, which no sum over days can say. Who was there on a day of which nothing can change
 * any more is read once and kept in this process; the other days are read whenever somebody asks.
 */
export function createPeopleByDay({
  database,
  clock,
  present,
}: {
  database: Database
  clock: Clock
  present: Present
}) {
  /** Each person as a number, so that a year of days fits into little memory. */
  const numbers = new Map<string, number>()
  const kept = new Map<string, Uint32Array>()

  const firstKept = () => dayAfter(dayAt(clock.now()), 1 - KEPT_DAYS)

  function numberOf(who: string): number {
    const known = numbers.get(who)
    if (known !== undefined) return known
    numbers.set(who, numbers.size)
    return numbers.size - 1
  }

  async function read({ from, to }: Days): Promise<Map<string, Uint32Array>> {
    const { rows } = await database.execute<{ day: string; who: string }>(
      present(beginningOf(from), beginningOf(dayAfter(to))),
    )
    const byDay = new Map<string, number[]>(daysBetween(from, to).map((day) => [day, []]))
    for (const { day, who } of rows) byDay.get(day)!.push(numberOf(who))
    return new Map([...byDay].map(([day, present]) => [day, Uint32Array.from(present)]))
  }

  async function keep({ from, to }: Days): Promise<void> {
    const missing = daysBetween(from, to).filter((day) => !kept.has(day))
    while (missing.length > 0) {
      const first = missing[0]!
      const last = missing.filter((day) => day < dayAfter(first, DAYS_AT_ONCE)).at(-1)!
      for (const [day, present] of await read({ from: first, to: last })) kept.set(day, present)
      while (missing[0]! <= last) missing.shift()
    }
    for (const day of kept.keys()) if (day < firstKept()) kept.delete(day)
  }

  return {
    /** Reads the days that nobody has asked for yet, so that whoever does need not wait. */
    async catchUp(): Promise<void> {
      await keep({ from: firstKept(), to: await lastFinalDay(database, clock.now()) })
    },

    /** For each of these ranges of days, everybody who was there on any of them. */
    async during(ranges: readonly Days[]): Promise<People[]> {
      const settled = await lastFinalDay(database, clock.now())
      const from = ranges.map((days) => days.from).sort()[0]!
      const to = ranges
        .map((days) => days.to)
        .sort()
        .at(-1)!
      await keep({ from, to: to < settled ? to : settled })
      const open =
        to > settled
          ? await read({ from: from > settled ? from : dayAfter(settled), to })
          : new Map<string, Uint32Array>()
      return ranges.map((days) => {
        const present = new Uint8Array(numbers.size)
        let count = 0
        for (const day of daysBetween(days.from, days.to)) {
          for (const number of kept.get(day) ?? open.get(day) ?? []) {
            if (present[number] === 1) continue
            present[number] = 1
            count++
          }
        }
        return { count, has: (who) => present[numbers.get(who) ?? -1] === 1 }
      })
    },
  }
}
