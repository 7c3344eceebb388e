import { z } from 'zod'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filled, Slug } from './text.ts'

export const COMMENT_MAX_LENGTH = 2000
export const REVIEWS_PAGE_LIMIT = { default: 10, most: 50 } as const

export const Rating = z.int().min(1).max(5)

export const Review = z.object({
  id: z.string(),
  rating: Rating,
  comment: z.string(),
  /** "Wakeel User" when the person has no name. */
  user_name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The reviewer has run this agent. */
  has_run: z.boolean(),
  is_sample: z.boolean(),
  is_mine: z.boolean(),
  /** Of whoever made the agent. */
  reply: z.object({ text: z.string(), replied_at: z.iso.datetime() }).nullable(),
})
export type Review = z.infer<typeof Review>

/** A review of one of the caller's own agents. */
export const ReceivedReview = Review.omit({ is_mine: true }).extend({
  app: z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() }),
})
export type ReceivedReview = z.infer<typeof ReceivedReview>

/** How many reviews gave each number of stars. */
export const RatingHistogram = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() })
export type RatingHistogram = z.infer<typeof RatingHistogram>

export const routes = defineRoutes({
  listReviews: {
    method: 'GET',
    path: '/api/apps/:slug/reviews',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    query: z.object({
      limit: z.coerce.number().int().min(1).max(REVIEWS_PAGE_LIMIT.most).default(REVIEWS_PAGE_LIMIT.default),
      cursor: Cursor.optional(),
    }),
    response: z.object({
      success: z.literal(true),
      reviews: z.array(Review),
      total: z.int(),
      rating: z.number(),
      histogram: RatingHistogram,
      /** The caller's own review, wherever it stands in the list. */
      mine: Review.nullable(),
      next_cursor: z.string().nullable(),
    }),
    errors: ['catalogue.app_not_found', 'request.cursor_invalid'],
  },
  /** One review per person and app: a second one changes the first. */
  createReview: {
    method: 'POST',
    path: '/api/apps/:slug/reviews',
    access: 'signed_in',
    params: z.object({ slug: Slug }),
    body: z.strictObject({ rating: Rating.default(5), comment: filled(COMMENT_MAX_LENGTH) }),
    response: z.object({ success: z.literal(true), review: Review }),
    errors: ['catalogue.app_not_found'],
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/apps/:slug/reviews/mine',
    access: 'signed_in',
    params: z.object({ slug: Slug }),
    response: z.object({ success: z.literal(true) }),
    errors: ['catalogue.app_not_found', 'reviews.not_found'],
  },
  /** Reviews of the caller's own agents, newest first. */
  listReceivedReviews: {
    method: 'GET',
    path: '/api/creator/reviews',
    access: 'signed_in',
    query: z.object({
      app: Slug.optional(),
      /** `open`: those without a reply. */
      show: z.enum(['all', 'open']).default('all'),
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(REVIEWS_PAGE_LIMIT.most).default(REVIEWS_PAGE_LIMIT.default),
      lang: Language.default('en'),
    }),
    response: z.object({ success: z.literal(true), reviews: z.array(ReceivedReview), next_cursor: z.string().nullable() }),
    errors: ['request.cursor_invalid'],
  },
  /** One reply to each review, by whoever made the agent; a second one changes the first. */
  replyToReview: {
    method: 'PUT',
    path: '/api/creator/reviews/:id/reply',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    query: z.object({ lang: Language.default('en') }),
    body: z.strictObject({ text: filled(COMMENT_MAX_LENGTH) }),
    response: z.object({ success: z.literal(true), review: ReceivedReview }),
    errors: ['reviews.review_not_found', 'request.rate_limited'],
  },
  deleteReply: {
    method: 'DELETE',
    path: '/api/creator/reviews/:id/reply',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    query: z.object({ lang: Language.default('en') }),
    response: z.object({ success: z.literal(true), review: ReceivedReview }),
    errors: ['reviews.review_not_found'],
  },
})
