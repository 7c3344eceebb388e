import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { ShowChange } from './changes.ts'
import type { CatalogueParts } from './dependencies.ts'
import { keepListedTimes } from './listed-times.ts'

/** What the reviews of an app that count come to. */
export type AppRating = { appId: string } & Pick<
  typeof apps.$inferSelect,
  'ratingSum' | 'reviewsCount' | 'ratingTenths' | 'ratingBefore' | 'ratingMovedAt' | 'ratingNextAt'
>

/** Shows what changed of apps in another capability's tables, at the end of the transaction that changed it. */
export async function recordChanges(
  { changes }: CatalogueParts,
  tx: Transaction,
  appIds: string[],
): Promise<ShowChange> {
  return appIds.length > 0 ? changes.record(tx, appIds) : () => {}
}

/** Changes the rating of apps that are locked, at the end of the transaction that changed their reviews. */
export async function recordRatings(
  { changes }: CatalogueParts,
  tx: Transaction,
  ratings: AppRating[],
): Promise<ShowChange> {
  if (ratings.length === 0) return () => {}
  for (const { appId, ...values } of ratings)
    await tx.update(apps).set(values).where(eq(apps.id, appId))
  return changes.record(
    tx,
    ratings.map(({ appId }) => appId),
  )
}

/** Shows what may have come into the store or left it. */
export async function recordListing(
  { clock, changes }: CatalogueParts,
  tx: Transaction,
  ids: string[],
): Promise<ShowChange> {
  await keepListedTimes(tx, ids, clock.now())
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
