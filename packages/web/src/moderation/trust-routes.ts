import { forge, moderation, reviews } from '@wakeel/contract'

const { listReports, dismissReports, dismissProfileReports, listTakedowns, answerAppeal } =
  moderation.routes
const { takeDownApp, restoreApp, takeDownProfile, restoreProfile } = moderation.routes
const { listSubmissions, decideSubmission } = forge.routes
const { listHeldReviews, decideHeldReviews } = reviews.routes

/** What the trust screen asks for. */
export const trustRoutes = {
  listSubmissions,
  decideSubmission,
  listReports,
  dismissReports,
  dismissProfileReports,
  takeDownApp,
  takeDownProfile,
  restoreApp,
  restoreProfile,
  listTakedowns,
  answerAppeal,
  listHeldReviews,
  decideHeldReviews,
}
export type TrustRoutes = typeof trustRoutes
