import { forge, moderation, reviews } from '@wakeel/contract'

const { listReports, dismissReports, takeDownApp, restoreApp, listTakedowns, answerAppeal } =
  moderation.routes
const { listSubmissions, decideSubmission } = forge.routes
const { listHeldReviews, decideHeldReviews } = reviews.routes

/** What the trust screen asks for. */
export const trustRoutes = {
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
export type TrustRoutes = typeof trustRoutes
