import { forgetInTab, keepInTab, readInTab } from '../session/tab-storage.ts'

/** A review that somebody has begun to write. */
interface BegunReview {
  rating: number
  comment: string
}

const keyOf = (slug: string) => `wakeel-review:${slug}`

export function keptReview(slug: string): BegunReview | undefined {
  const kept = readInTab(keyOf(slug))
  return kept ? JSON.parse(kept) : undefined
}

export const keepReview = (slug: string, review: BegunReview) =>
  keepInTab(keyOf(slug), JSON.stringify(review))

export const forgetReview = (slug: string) => forgetInTab(keyOf(slug))
