import type { reviews as contract, ReplyOf } from '@wakeel/contract'
import type { ListedApp } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import { createKeptReplies } from '../http/kept-replies.ts'

type Page = ReplyOf<typeof contract.routes.listReviews>

/** So late a visitor sees what changes no rating: a creator's reply, a writer's other name, their first answer of the agent. */
const KEPT_MS = 10_000
const KEPT_PAGES = 1000

export type FirstPages = ReturnType<typeof createFirstPages>

/** What every visitor sees first of an app's reviews: read and serialised once, until a review that counts changes. */
export function createFirstPages(clock: Clock) {
  const keep = createKeptReplies({ clock, max: KEPT_PAGES, keptMs: KEPT_MS })
  return ({ id, ratingChanges }: ListedApp, read: () => Promise<Page>) =>
    keep(id, ratingChanges, read)
}
