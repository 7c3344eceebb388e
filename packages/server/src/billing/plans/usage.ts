import type { billing } from '@wakeel/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Queries } from '../../database/database.ts'
import { includedUsage, runCharges } from '../../database/schema/billing.ts'
import { boundsOf, monthOf } from '../../uae-calendar.ts'

/** How far a person has got with the runs of this month, which is a calendar month in the UAE. */
export async function usageOf(
  queries: Queries,
  { userId, includedRuns, now }: { userId: string; includedRuns: number; now: Date },
): Promise<billing.Usage> {
  const day = today({ now: () => now })
  const month = monthOf(now)
  const [included] = await queries
    .select({ used: includedUsage.used })
    .from(includedUsage)
    .where(and(eq(includedUsage.userId, userId), eq(includedUsage.month, month)))
  const uaeDay = sql<string>`to_char(${runCharges.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`
  const counted = await queries
    .select({ day: uaeDay, runs: sql<number>`count(*)::int` })
    .from(runCharges)
    .where(
      and(
        eq(runCharges.userId, userId),
        eq(runCharges.month, month),
        ne(runCharges.status, 'given_back'),
      ),
    )
    .groupBy(uaeDay)
  const runsOn = new Map(counted.map((row) => [row.day, row.runs]))
  return {
    month,
    included: includedRuns,
    used: included?.used ?? 0,
    resets_at: boundsOf(month).ends.toISOString(),
    days: daysUntil(day).map((date) => ({ day: date, runs: runsOn.get(date) ?? 0 })),
  }
}

/** The days of a month up to this one. */
function daysUntil(day: string): string[] {
  return Array.from(
    { length: Number(day.slice(8)) },
    (_, index) => `${day.slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
  )
}
