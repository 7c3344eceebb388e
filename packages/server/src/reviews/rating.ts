import { catalogue, reviews as contract } from '@wakeel/contract'

const DAY_MS = 24 * 3_600_000
const { startWeight, stepPerDay } = contract.RATING_RULES
const START = catalogue.DEFAULT_RATING
const STEP = stepPerDay * 10

/** So many reviews that count alike. */
export interface Votes {
  rating: number
  weight: number
  count: number
}

/** The rating that an app shows, in tenths of a star, and how it came there. */
export interface ShownRating {
  ratingTenths: number
  ratingBefore: number
  ratingMovedAt: Date | null
  /** When it may move on; null: its reviews do not want it elsewhere. */
  ratingNextAt: Date | null
}

export const UNRATED: ShownRating = {
  ratingTenths: START * 10,
  ratingBefore: START * 10,
  ratingMovedAt: null,
  ratingNextAt: null,
}

/** What the reviews come to, each by its weight, beginning at 4.5. */
function meanTenths(votes: readonly Votes[], without?: Votes): number {
  let points = startWeight * START
  let weight: number = startWeight
  for (const vote of votes) {
    const count = vote === without ? vote.count - 1 : vote.count
    points += count * vote.weight * vote.rating
    weight += count * vote.weight
  }
  return Math.round((points * 10) / weight)
}

/** Which way the rating should go from here: only where it would go without any one of the reviews as well, so that none moves it alone. */
function nextStep(from: number, votes: readonly Votes[]): number {
  const means = votes.map((vote) => meanTenths(votes, vote))
  if (Math.max(...means) < from) return -STEP
  if (Math.min(...means) > from) return STEP
  return 0
}

/** The rating of reviews that have stood for long. */
export function settledRating(votes: readonly Votes[]): ShownRating {
  const tenths = meanTenths(votes)
  return { ...UNRATED, ratingTenths: tenths, ratingBefore: tenths }
}

/**
 * The rating after a change of reviews, or when its time to move on has come. Whatever the reviews say, any two ratings that are shown
 * within 24 hours differ by at most one step: it moves again a day after it last did, or back to where it came from.
 */
export function movedRating(shown: ShownRating, votes: readonly Votes[], now: Date): ShownRating {
  if (votes.length === 0) return UNRATED
  const step = nextStep(shown.ratingTenths, votes)
  if (step === 0) return { ...shown, ratingNextAt: null }
  const next = shown.ratingTenths + step
  const isFree =
    shown.ratingMovedAt === null || now.getTime() >= shown.ratingMovedAt.getTime() + DAY_MS
  if (!isFree && next !== shown.ratingBefore)
    return { ...shown, ratingNextAt: aDayAfter(shown.ratingMovedAt!) }
  const isGoingOn = nextStep(next, votes) === step
  return {
    ratingTenths: next,
    ratingBefore: shown.ratingTenths,
    ratingMovedAt: now,
    ratingNextAt: isGoingOn ? aDayAfter(now) : null,
  }
}

const aDayAfter = (at: Date) => new Date(at.getTime() + DAY_MS)
