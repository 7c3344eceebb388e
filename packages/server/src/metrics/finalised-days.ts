import { eq, inArray, min } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { ledgerTransactions } from '../database/schema/billing.ts'
import { modelCalls } from '../database/schema/models.ts'
import { runs } from '../database/schema/runs.ts'
import { dayAfter, dayAt } from '../uae-days.ts'

/** What is written when it happens is there by then, whatever was at work or by a clock that is somewhat wrong. */
export const SETTLED_AFTER_MS = 2 * 3_600_000
/** An event of a device may arrive a day after it happened. */
const SETTLED_LATE_AFTER_MS = 26 * 3_600_000

/** The last day of which nothing can change any more: it has been over for long enough, and every run and every request to a model that began in it has ended. */
export async function lastFinalDay(
  database: Database,
  now: Date,
  { isLate = false } = {},
): Promise<string> {
  const [[running], [asking]] = await Promise.all([
    database
      .select({ since: min(runs.startedAt) })
      .from(runs)
      .where(eq(runs.status, 'running')),
    database
      .select({ since: min(modelCalls.startedAt) })
      .from(modelCalls)
      .where(eq(modelCalls.status, 'at_work')),
  ])
  const over = dayAfter(
    dayAt(new Date(now.getTime() - (isLate ? SETTLED_LATE_AFTER_MS : SETTLED_AFTER_MS))),
    -1,
  )
  const ended = [running, asking].flatMap((work) =>
    work?.since ? dayAfter(dayAt(work.since), -1) : [],
  )
  return ended.reduce((last, day) => (day < last ? day : last), over)
}

/** The day on which the first of the people who are here came, or of what they left behind who are not; undefined in a store without anything. */
export async function firstDay(database: Database): Promise<string | undefined> {
  const found = await Promise.all([
    database.select({ at: min(users.createdAt) }).from(users),
    database.select({ at: min(ledgerTransactions.happenedAt) }).from(ledgerTransactions),
    database
      .select({ at: min(runs.startedAt) })
      .from(runs)
      .where(inArray(runs.kind, ['demo', 'paid'])),
  ])
  const days = found.flatMap(([first]) => (first?.at ? dayAt(first.at) : []))
  return days.length === 0 ? undefined : days.reduce((one, other) => (one < other ? one : other))
}
