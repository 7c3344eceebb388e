import { forge, moderation, reviews } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { lazyShowcase, useSource } from '../showcase/source.ts'

const { listReports, dismissReports, takeDownApp, restoreApp, listTakedowns, answerAppeal } =
  moderation.routes
const { listSubmissions, decideSubmission } = forge.routes
const { listHeldReviews, decideHeldReviews } = reviews.routes

const routes = {
  listSubmissions,
  decideSubmission,
  listReports,
  dismissReports,
  takeDownApp,
  restoreApp,
  listTakedowns,
  answerAppeal,
  listHeldReviews,
  decideHeldReviews,
}
export type TrustRoutes = typeof routes

const live = createClient(routes)
const showcase = lazyShowcase(routes, async () => (await import('./trust-showcase.ts')).showcase)

/** What waits for a moderator, for whoever moderates, and invented cases for everybody else. */
export const useTrustSource = () => useSource('content_moderation', live, showcase)

export type TrustSource = Extract<ReturnType<typeof useTrustSource>, { status: 'ready' }>
