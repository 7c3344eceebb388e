import { and, isNotNull, lte } from 'drizzle-orm'
import type { AppRating } from '../catalogue/catalogue.ts'
import type { Queries } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { LockedApp } from './lock-apps.ts'
import { movedRating, type ShownRating, settledRating } from './rating.ts'
import { totalsOf, toVotes } from './votes.ts'

/** What the votes of apps that are locked come to. `isSettled`: they have stood for long, so the rating does not have to get there day by day. */
export function renewRatings(
  apps: Iterable<LockedApp>,
  { now, isSettled = false }: { now: Date; isSettled?: boolean },
): AppRating[] {
  return Array.from(apps, (app) => {
    const votes = toVotes(app.votes)
    const { ratingTenths, ratingBefore, ratingMovedAt, ratingNextAt }: ShownRating = isSettled
      ? settledRating(votes)
      : movedRating(app, votes, now)
    return {
      appId: app.id,
      ratingTenths,
      ratingBefore,
      ratingMovedAt,
      ratingNextAt,
      votes: app.votes,
      ...totalsOf(votes),
    }
  })
}

/** The apps whose rating may move on. */
export async function findDue(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: apps.id })
    .from(apps)
    .where(and(isNotNull(apps.ratingNextAt), lte(apps.ratingNextAt, now)))
  return rows.map(({ id }) => id)
}
