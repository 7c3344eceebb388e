import type { reviews as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { lockActor } from '../accounts/lock-actor.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { isRelated } from '../organisations/related.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { lockApps } from './lock-apps.ts'
import { renewRatings } from './renew-ratings.ts'
import { countVote } from './votes.ts'

type Routes = typeof contract.routes
export const isHeld = eq(reviews.status, 'held')

export async function decideHeldReviews(
  { clock, database, audit, catalogue }: ReviewDependencies,
  { ids, decision, reason }: InputOf<Routes['decideHeldReviews']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['decideHeldReviews']>> {
  const by = requireUser(caller)
  const requested = [...new Set(ids)]
  const now = clock.now()
  const show = await database.transaction(async (tx) => {
    await lockActor(tx, by, 'content_moderation')
    const [first] = await tx
      .select({ appId: reviews.appId })
      .from(reviews)
      .where(eq(reviews.id, requested[0]!))
    if (!first) throw new DomainError('reviews.not_held')
    const { appId } = first
    const locked = await lockApps(tx, [appId])
    if (await isRelated(tx, { appId, userId: by.userId, now }))
      throw new DomainError('moderation.own_agent')
    const isMeant = and(inArray(reviews.id, requested), eq(reviews.appId, appId), isHeld)
    const held = await tx
      .select({ userId: reviews.userId, rating: reviews.rating, weight: reviews.weight })
      .from(reviews)
      .where(isMeant)
    if (held.length < requested.length) throw new DomainError('reviews.not_held')
    if (held.some(({ userId }) => userId === by.userId)) throw new DomainError('reviews.own_review')
    const approved = { status: 'counted' as const, approvedAt: now, statusReason: null }
    const rejected = { status: 'rejected' as const, approvedAt: null, statusReason: reason }
    await tx
      .update(reviews)
      .set({ ...(decision === 'approve' ? approved : rejected), heldFor: null, judgedAt: now })
      .where(isMeant)
    if (decision === 'approve')
      for (const review of held) countVote(locked.get(appId)!.votes, review, 1)
    const [app] = await tx.select({ category: apps.category }).from(apps).where(eq(apps.id, appId))
    await audit.record(tx, {
      actor: by,
      action:
        decision === 'approve' ? 'moderation.reviews_approved' : 'moderation.reviews_rejected',
      subject: { kind: 'agent', id: appId },
      after: { reviews: requested.length, category: app!.category },
      reason,
    })
    return catalogue.recordRatings(tx, renewRatings(locked.values(), { now }))
  })
  show()
  return { success: true, decided: requested.length }
}
