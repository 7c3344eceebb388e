import { eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { ShowChange } from './changes.ts'
import type { CatalogueParts } from './dependencies.ts'
import { keepListedPrices } from './listed-prices.ts'
import { keepListedTimes } from './listed-times.ts'
import type { RatingShown } from './read-model.ts'

/** What the reviews of an app that count come to. */
export type AppRating = { appId: string } & Pick<
  typeof apps.$inferSelect,
  | 'ratingSum'
  | 'reviewsCount'
  | 'votes'
  | 'ratingTenths'
  | 'ratingBefore'
  | 'ratingMovedAt'
  | 'ratingNextAt'
>

/** Shows what changed of apps in another capability's tables, at the end of the transaction that changed it. */
export async function recordChanges(
  { changes }: CatalogueParts,
  tx: Transaction,
  appIds: string[],
): Promise<ShowChange> {
  return appIds.length > 0 ? changes.record(tx, appIds) : () => {}
}

/**
 * Changes the rating of apps that are locked, in the transaction that changed their reviews. It is shown here once that has committed, and
 * in the other processes within a second: no review waits for the one row that numbers changes.
 */
export async function recordRatings(
  { clock, model, executionCounts }: CatalogueParts,
  tx: Transaction,
  ratings: AppRating[],
): Promise<ShowChange> {
  const shown: RatingShown[] = []
  for (const { appId, ...values } of ratings) {
    const [row] = await tx
      .update(apps)
      .set({
        ...values,
        ratingChanges: sql`${apps.ratingChanges} + 1`,
        ratingUnannouncedSince: clock.now(),
      })
      .where(eq(apps.id, appId))
      .returning({
        id: apps.id,
        ratingTenths: apps.ratingTenths,
        reviewsCount: apps.reviewsCount,
        ratingChanges: apps.ratingChanges,
      })
    if (row) shown.push(row)
  }
  return () => {
    for (const rating of shown) {
      model.showRating(rating)
      executionCounts.announceSoon(rating.id)
    }
  }
}

/** So long after a change of reviews its process has announced it, or has died. */
const ANNOUNCED_AFTER_MS = 5_000
const ANNOUNCED_AT_ONCE = 500

/** Announces what a process that died has not. */
export async function announceRatings({ database, clock, changes }: CatalogueParts): Promise<void> {
  const before = new Date(clock.now().getTime() - ANNOUNCED_AFTER_MS)
  const rows = await database
    .select({ id: apps.id })
    .from(apps)
    .where(lt(apps.ratingUnannouncedSince, before))
    .limit(ANNOUNCED_AT_ONCE)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await showChange({ database }, (tx) => changes.record(tx, ids))
}

/** Shows what may have come into the store or left it. */
export async function recordListing(
  { clock, changes }: CatalogueParts,
  tx: Transaction,
  ids: string[],
): Promise<ShowChange> {
  const now = clock.now()
  await keepListedTimes(tx, ids, now)
  await keepListedPrices(tx, ids, now)
  return changes.record(tx, ids)
}

/** A write of its own: shown here as soon as it has committed. */
export async function showChange(
  { database }: Pick<CatalogueParts, 'database'>,
  write: (tx: Transaction) => Promise<ShowChange>,
): Promise<void> {
  const show = await database.transaction(write)
  show()
}
