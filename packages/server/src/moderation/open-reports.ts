import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { reports } from '../database/schema/moderation.ts'

export const ofApp = (appId: string): SQL => eq(reports.appId, appId)
export const ofCreator = (creatorId: string): SQL => eq(reports.creatorId, creatorId)

/** Closes the open reports of something that is held, and says how many they were. */
export async function closeReports(
  tx: Transaction,
  which: SQL,
  outcome: 'dismissed' | 'taken_down',
  at: Date,
): Promise<number> {
  const closed = await tx
    .update(reports)
    .set({ closedAt: at, outcome })
    .where(and(which, isNull(reports.closedAt)))
    .returning({ id: reports.id })
  return closed.length
}
