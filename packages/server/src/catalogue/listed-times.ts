import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps, listedTimes } from '../database/schema/catalogue.ts'

/** Writes down which of these apps came into the store or left it, in the transaction that decided it. */
export async function keepListedTimes(tx: Transaction, ids: string[], now: Date): Promise<void> {
  const isListed = and(inArray(apps.id, ids), apps.isActive)
  const listed = tx.select({ id: apps.id }).from(apps).where(isListed)
  await tx
    .update(listedTimes)
    // A clock that was put back keeps nothing in the store.
    .set({ unlistedAt: sql`greatest(${listedTimes.listedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        inArray(listedTimes.appId, ids),
        isNull(listedTimes.unlistedAt),
        sql`${listedTimes.appId} not in ${listed}`,
      ),
    )
  const rows = await tx
    .select({ appId: apps.id, creatorId: apps.creatorId })
    .from(apps)
    .where(isListed)
  if (rows.length === 0) return
  await tx
    .insert(listedTimes)
    .values(rows.map((row) => ({ ...row, listedAt: now })))
    .onConflictDoNothing()
}
