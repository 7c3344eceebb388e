import type { reviews as contract, ReplyOf } from '@wakeel/contract'
import { LRUCache } from 'lru-cache'
import type { ListedApp } from '../catalogue/catalogue.ts'
import type { Clock } from '../clock.ts'
import { PreparedReply } from '../http/context.ts'

type Page = ReplyOf<typeof contract.routes.listReviews>

/** So late a visitor sees what changes no rating: a creator's reply, a writer's other name, their first answer of the agent. */
const KEPT_MS = 10_000
const KEPT_PAGES = 1000

export type FirstPages = ReturnType<typeof createFirstPages>

/** What every visitor sees first of an app's reviews: read and serialised once, until a review that counts changes. */
export function createFirstPages(clock: Clock) {
  const kept = new LRUCache<string, { reply: PreparedReply; ratingChanges: number; until: number }>(
    { max: KEPT_PAGES },
  )
  return async (
    { id, ratingChanges }: ListedApp,
    read: () => Promise<Page>,
  ): Promise<PreparedReply> => {
    const now = clock.now().getTime()
    const known = kept.get(id)
    if (known?.ratingChanges === ratingChanges && now < known.until) return known.reply
    const reply = new PreparedReply(JSON.stringify(await read()))
    kept.set(id, { reply, ratingChanges, until: now + KEPT_MS })
    return reply
  }
}
