import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import {
  entitlements,
  includedUsage,
  orders,
  subscriptions,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { DomainError } from '../../errors.ts'
import { monthOf } from '../../uae-calendar.ts'
import { hasPlanAt } from '../plans/included-runs.ts'
import type { PlanBook } from '../plans/plan-book.ts'
import { includedRunsOf, type PlanDefinition } from '../plans/plans.ts'
import type { SoldApp } from './agent-sales.ts'

/** How a person stands to an app: what, besides the wallet, decides what pays for a run of it. */
export interface EntitlementStatus {
  app: SoldApp
  /** It is in the store. */
  isListed: boolean
  /** It was bought, by the month or once. */
  isOwned: boolean
  /** The order that pays for their plan; null without one. */
  planOrderId: string | null
  /** Runs of this month; null without a plan. */
  included: { limit: number; used: number } | null
}

interface StatusQuery {
  plans: PlanBook
  userId: string
  appId: string
  now: Date
}

/** Reads it without a lock, also for an app that has been taken out of the store. */
export async function readEntitlementStatus(
  queries: Queries,
  { plans, userId, appId, now }: StatusQuery,
): Promise<EntitlementStatus> {
  const creators = alias(users, 'creators')
  // A period that is over goes on until its renewal was tried, which is a matter of moments.
  const ownsNow = or(
    isNull(entitlements.currentPeriodEnd),
    gt(entitlements.currentPeriodEnd, now),
    eq(entitlements.cancelAtPeriodEnd, false),
  )
  const [row] = await queries
    .select({
      id: apps.id,
      slug: apps.slug,
      name: apps.name,
      pricingModel: apps.pricingModel,
      priceFils: apps.priceFils,
      creatorId: apps.creatorId,
      isListed: apps.isActive,
      creatorTier: creators.subscriptionTier,
      entitlementId: entitlements.id,
      planId: subscriptions.planId,
      boughtPlan: orders.boughtPlan,
      planOrderId: subscriptions.orderId,
      used: includedUsage.used,
    })
    .from(apps)
    .leftJoin(creators, eq(creators.id, apps.creatorId))
    .leftJoin(
      entitlements,
      and(
        eq(entitlements.userId, userId),
        eq(entitlements.appId, apps.id),
        eq(entitlements.status, 'active'),
        ownsNow,
      ),
    )
    .leftJoin(subscriptions, hasPlanAt(userId, now))
    .leftJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(
      includedUsage,
      and(eq(includedUsage.userId, userId), eq(includedUsage.month, monthOf(now))),
    )
    .where(eq(apps.id, appId))
  if (!row) throw new Error(`there is no app ${appId}`)
  const { isListed, creatorTier, entitlementId, planId, boughtPlan, planOrderId, used, ...app } =
    row
  return {
    app: {
      ...app,
      sharePercent:
        creatorTier === null
          ? null
          : plans.inForce(creatorTier as PlanDefinition['id'], now).creatorShare,
    },
    isListed,
    isOwned: entitlementId !== null,
    planOrderId,
    included:
      planId === null ? null : { limit: includedRunsOf({ planId, boughtPlan }), used: used ?? 0 },
  }
}

/** What to sell or run of the store; throws `catalogue.app_not_found` for an app that has just been taken out of it. */
export async function readListed(queries: Queries, query: StatusQuery): Promise<EntitlementStatus> {
  const status = await readEntitlementStatus(queries, query)
  if (!status.isListed) throw new DomainError('catalogue.app_not_found')
  return status
}
