import { z } from 'zod'
import { Category } from './catalogue.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Cursor, filledShown, Reason, Slug } from './text.ts'

export const COMMENT_MAX_LENGTH = 2000
export const REVIEWS_PAGE_LIMIT = { default: 10, max: 50 } as const

export const Rating = z.int().min(1).max(5)

/** What makes an agent popular; a test compares the public page's words with these figures, which no page loads. Points, for a person who had an answer, once in 24 hours. */
export const POPULARITY_RULES = {
  /** Of somebody whose e-mail is confirmed. */
  confirmed: 5,
  /** Of a visitor, or somebody whose e-mail is not. */
  stranger: 1,
  /** So many strangers of one network address count in 24 hours for an agent, and so many of all. */
  maxAddress: 3,
  maxStrangers: 50,
} as const

/** How reviews become an app's rating; the public page quotes these figures. */
export const RATING_RULES = {
  /** Every rating begins at 4.5, as if these many points had said so. */
  startWeight: 10,
  /** Points of a review by somebody who has had an answer of the agent, free or paid. */
  ranWeight: 5,
  otherWeight: 1,
  /** A rating moves by at most this much in 24 hours. */
  stepPerDay: 0.1,
  /** So long an account is new. */
  newAccountDays: 3,
  /** So many reviews of one agent by new accounts, or from one address, wait for a moderator from the third on. */
  maxAlike: 2,
  addressDays: 30,
  /** More reviews than this in 24 hours are a burst; of much reviewed agents a tenth of their reviews. */
  burst: 5,
  /** So long after leaving an organisation, or giving away an agent, its agents are still like one's own. */
  relatedDays: 90,
} as const

/**
 * Whether a review counts. `unconfirmed`: once its writer has confirmed the e-mail; `held`: once a moderator approves it; `own`: it is of an
 * agent of the writer's own or of their organisation. Only those that count are shown to others.
 */
export const ReviewStatus = z.enum(['counted', 'unconfirmed', 'held', 'rejected', 'own'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** Why a review waits for a moderator. `changed`: it was written anew after a moderator had rejected it. */
export const HeldReason = z.enum([
  'new_account',
  'same_address',
  'same_mailbox',
  'burst',
  'changed',
])
export type HeldReason = z.infer<typeof HeldReason>

export const Review = z.object({
  id: z.string(),
  rating: Rating,
  comment: z.string(),
  /** "Wakeel User" when the person has no name. */
  user_name: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** The reviewer has had an answer of this agent, free or paid. */
  has_run: z.boolean(),
  is_sample: z.boolean(),
  is_mine: z.boolean(),
  status: ReviewStatus,
  /** What a moderator said when rejecting it. */
  status_reason: z.string().nullable(),
  /** Of whoever made the agent. */
  reply: z.object({ text: z.string(), replied_at: z.iso.datetime() }).nullable(),
})
export type Review = z.infer<typeof Review>

/** A review of one of the caller's own agents. */
export const ReceivedReview = Review.omit({
  is_mine: true,
  status: true,
  status_reason: true,
}).extend({
  app: z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() }),
})
export type ReceivedReview = z.infer<typeof ReceivedReview>

/** How many reviews gave each number of stars. */
export const RatingHistogram = z.object({
  1: z.int(),
  2: z.int(),
  3: z.int(),
  4: z.int(),
  5: z.int(),
})
export type RatingHistogram = z.infer<typeof RatingHistogram>

/** The reviews of one agent that wait for a moderator. */
export const HeldReviews = z.object({
  app: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    emoji: z.string(),
    category: Category,
  }),
  /** Null: the store's own. */
  creator: z.object({ id: z.string(), name: z.string() }).nullable(),
  held: z.int(),
  first_at: z.iso.datetime(),
  /** The oldest, at most 50. */
  reviews: z.array(
    z.object({
      id: z.string(),
      rating: Rating,
      comment: z.string(),
      at: z.iso.datetime(),
      has_run: z.boolean(),
      reasons: z.array(HeldReason),
      /** Alike for reviews that came from one address, and nothing else can be told from it. */
      address_mark: z.string().nullable(),
      writer: z.object({ id: z.string(), name: z.string(), joined_at: z.iso.datetime() }),
    }),
  ),
})
export type HeldReviews = z.infer<typeof HeldReviews>

export const routes = defineRoutes({
  listReviews: {
    method: 'GET',
    path: '/api/apps/:slug/reviews',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    query: z.object({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(REVIEWS_PAGE_LIMIT.max)
        .default(REVIEWS_PAGE_LIMIT.default),
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
      /** The caller may not review it: it is their own or their organisation's. */
      is_own_agent: z.boolean(),
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
    body: z.strictObject({ rating: Rating.default(5), comment: filledShown(COMMENT_MAX_LENGTH) }),
    response: z.object({ success: z.literal(true), review: Review }),
    errors: ['catalogue.app_not_found', 'reviews.own_agent', 'request.rate_limited'],
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
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(REVIEWS_PAGE_LIMIT.max)
        .default(REVIEWS_PAGE_LIMIT.default),
      lang: Language.default('en'),
    }),
    response: z.object({
      success: z.literal(true),
      reviews: z.array(ReceivedReview),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  /** One reply to each review, by whoever made the agent; a second one changes the first. */
  replyToReview: {
    method: 'PUT',
    path: '/api/creator/reviews/:id/reply',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
    query: z.object({ lang: Language.default('en') }),
    body: z.strictObject({ text: filledShown(COMMENT_MAX_LENGTH) }),
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
  /** Agents whose reviews wait, those that have waited longest first. */
  listHeldReviews: {
    method: 'GET',
    path: '/api/moderation/reviews',
    access: 'content_moderation',
    query: z.object({
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      lang: Language.default('en'),
    }),
    response: z.object({
      success: z.literal(true),
      apps: z.array(HeldReviews),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  /** Reviews of one agent; all of them or, when one no longer waits, none. */
  decideHeldReviews: {
    method: 'POST',
    path: '/api/moderation/reviews',
    access: 'content_moderation',
    body: z.strictObject({
      ids: z.array(z.uuid()).min(1).max(50),
      decision: z.enum(['approve', 'reject']),
      reason: Reason,
    }),
    response: z.object({ success: z.literal(true), decided: z.int() }),
    errors: ['reviews.not_held', 'reviews.own_review', 'moderation.own_agent'],
  },
})
