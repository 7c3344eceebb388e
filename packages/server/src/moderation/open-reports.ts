import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { reports } from '../database/schema/moderation.ts'

/** Closes the open reports of an app that is held, and says how many they were. */
export async function closeReports(
  tx: Transaction,
  appId: string,
  outcome: 'dismissed' | 'taken_down',
  at: Date,
): Promise<number> {
  const closed = await tx
    .update(reports)
    .set({ closedAt: at, outcome })
    .where(and(eq(reports.appId, appId), isNull(reports.closedAt)))
    .returning({ id: reports.id })
  return closed.length
}
