import { LRUCache } from 'lru-cache'
import { bind } from '../bind.ts'
import { addSampleReview, createReview } from './create-review.ts'
import { decideHeldReviews } from './decide-held-reviews.ts'
import { deleteReview } from './delete-review.ts'
import type { ReviewDependencies, ReviewParts } from './dependencies.ts'
import { createFirstPages } from './first-pages.ts'
import { letReviewsCount } from './let-count.ts'
import { listHeldReviews } from './list-held-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { erasePerson, eraseReplies, exportPerson } from './personal-data.ts'
import { deleteReply, listReceivedReviews, replyToReview } from './replies.ts'

const KEPT_SUMMARIES = 5000

/**
 * Ratings and comments: one of each person for each app. Whether a review counts (judge.ts) and what the app's rating becomes (rating.ts) are
 * decided in the transaction that changes it, with the app locked.
 */
export function createReviews(dependencies: ReviewDependencies) {
  const parts: ReviewParts = {
    ...dependencies,
    summaries: new LRUCache({ max: KEPT_SUMMARIES }),
    firstPages: createFirstPages(dependencies.clock),
    letCount: {},
  }
  return bind(parts, {
    listReviews,
    createReview,
    deleteReview,
    listReceivedReviews,
    replyToReview,
    deleteReply,
    listHeldReviews,
    decideHeldReviews,
    letReviewsCount,
    addSampleReview,
    exportPerson,
    eraseReplies,
    erasePerson,
  })
}
