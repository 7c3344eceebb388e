import { reviews as contract } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import type { Votes } from './rating.ts'

const STARS = 5
const { ranWeight, otherWeight } = contract.RATING_RULES

/** What an app keeps of the reviews that count: see its table. */
export const keptVotes = {
  votes: apps.votes,
  reviewsCount: apps.reviewsCount,
  ratingSum: apps.ratingSum,
}
type KeptVotes = Pick<typeof apps.$inferSelect, keyof typeof keptVotes>

interface Vote {
  rating: number
  weight: number
}

interface CountedReview extends Vote {
  status: contract.ReviewStatus
}

/** Where a review stands among an app's votes. */
const placeOf = ({ rating, weight }: Vote) => rating - 1 + (weight >= ranWeight ? STARS : 0)

/** Counts a review, or with `by` -1 one that counts no longer. */
export function countVote(votes: number[], review: Vote, by: 1 | -1) {
  votes[placeOf(review)]! += by
}

/** Counts a review whose standing changed: out as it was, if it counted, and in as it is, if it counts. */
export function moveVote(
  votes: number[],
  was: CountedReview | undefined,
  is: CountedReview | undefined,
): void {
  if (was?.status === 'counted') countVote(votes, was, -1)
  if (is?.status === 'counted') countVote(votes, is, 1)
}

export const toVotes = (votes: readonly number[]): Votes[] =>
  votes.flatMap((count, place) =>
    count > 0
      ? { rating: 1 + (place % STARS), weight: place < STARS ? otherWeight : ranWeight, count }
      : [],
  )

export const sumOf = (votes: readonly Votes[], of: (vote: Votes) => number): number =>
  votes.reduce((sum, vote) => sum + of(vote) * vote.count, 0)

/** How many reviews count, and how many stars they gave. */
export const totalsOf = (votes: readonly Votes[]) => ({
  reviewsCount: sumOf(votes, () => 1),
  ratingSum: sumOf(votes, ({ rating }) => rating),
})

/** The votes of an app, counted anew where a process of a version that does not keep them has changed its reviews. */
export async function votesOf(
  queries: Queries,
  appId: string,
  { votes, reviewsCount, ratingSum }: KeptVotes,
): Promise<number[]> {
  const kept = totalsOf(toVotes(votes))
  const isKept = kept.reviewsCount === reviewsCount && kept.ratingSum === ratingSum
  return isKept ? votes : recount(queries, appId)
}

async function recount(queries: Queries, appId: string): Promise<number[]> {
  const rows = await queries
    .select({
      rating: reviews.rating,
      weight: reviews.weight,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.appId, appId), eq(reviews.status, 'counted')))
    .groupBy(reviews.rating, reviews.weight)
  const votes = Array.from({ length: 2 * STARS }, () => 0)
  for (const row of rows) votes[placeOf(row)]! += row.count
  return votes
}
