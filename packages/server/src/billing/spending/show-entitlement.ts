import { aed, type billing as contract, type Language } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { entitlements, priceRises } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { type EntitlementRow, monthlyPrice } from './renew-entitlements.ts'

/** What was bought, with its app and the rise of the price that is announced for it. */
export function selectEntitlements(queries: Queries) {
  return queries
    .select({
      entitlement: entitlements,
      app: {
        id: apps.id,
        slug: apps.slug,
        name: apps.name,
        emoji: apps.emoji,
        model: apps.pricingModel,
        fils: apps.priceFils,
      },
      rise: {
        model: priceRises.toModel,
        fils: priceRises.toFils,
        takesEffectAt: priceRises.takesEffectAt,
      },
    })
    .from(entitlements)
    .innerJoin(apps, eq(apps.id, entitlements.appId))
    .leftJoin(
      priceRises,
      and(
        eq(priceRises.appId, apps.id),
        eq(priceRises.status, 'announced'),
        eq(entitlements.kind, 'subscription'),
      ),
    )
    .$dynamic()
}

type ShownEntitlement = Awaited<ReturnType<typeof selectEntitlements>>[number]

export function toEntitlement(
  { entitlement, app, rise }: ShownEntitlement,
  language: Language,
): contract.Entitlement {
  return {
    id: entitlement.id,
    app: { id: app.id, slug: app.slug, name: app.name[language], emoji: app.emoji },
    kind: entitlement.kind,
    price: aed(
      entitlement.kind === 'subscription' && app.model === 'subscription'
        ? monthlyPrice(entitlement, app.fils)
        : entitlement.priceFils,
    ),
    price_rise: rise && {
      model: rise.model,
      price: aed(rise.fils),
      takes_effect_at: rise.takesEffectAt.toISOString(),
    },
    since: entitlement.since.toISOString(),
    current_period_end: entitlement.currentPeriodEnd?.toISOString() ?? null,
    cancel_at_period_end: entitlement.cancelAtPeriodEnd,
  }
}

/** It was cancelled, and what was paid is used up. */
export const isOver = (
  { cancelAtPeriodEnd, currentPeriodEnd }: EntitlementRow,
  now: Date,
): boolean => cancelAtPeriodEnd && currentPeriodEnd !== null && currentPeriodEnd <= now
