import type { billing as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type OrderRow, subscriptions } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { getOwnOrder } from '../orders/find-order.ts'
import { guaranteeEnds } from '../orders/order-page.ts'
import { describeOrder } from '../orders/order-texts.ts'
import { offers } from '../plans/offers.ts'
import { planNameOf } from '../plans/plans.ts'
import type { RefundDependencies } from './dependencies.ts'
import { type RefundPart, refundParts } from './refund-terms.ts'

type Route = typeof contract.routes.previewRefund

export async function previewRefund(
  { database, clock, provider }: RefundDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const order = await getOwnOrder(database, requireUser(caller).userId, id)
  const parts = await refundParts(database, order, {
    now: clock.now(),
    providerName: provider.name,
  })
  return { success: true, refund: await previewOf(database, parts, lang) }
}

/** What giving these orders back would do, the requested one first. */
async function previewOf(
  queries: Queries,
  [requested, ...earlier]: readonly RefundPart[],
  language: Language,
): Promise<contract.RefundPreview> {
  const { order, fils, cents } = requested!
  return {
    amount: { aed: fils, usd: cents },
    to: order.provider === 'wallet' ? 'wallet' : 'payment_method',
    ends_plan: await endedPlan(queries, order, language),
    ends_app: order.appId && (await appName(queries, order.appId, language)),
    kept: {
      aed: order.totalFils - order.refundedFils - fils,
      usd: order.totalCents - order.refundedCents - cents,
    },
    together_with: earlier.map((part) => ({
      description: describeOrder(part.order)[language],
      amount: { aed: part.fils, usd: part.cents },
    })),
    used_offer: order.offerId && offers[order.offerId].title[language],
    until: guaranteeEnds(order.completedAt!).toISOString(),
  }
}

async function endedPlan(
  queries: Queries,
  { id, userId, ...order }: OrderRow,
  language: Language,
): Promise<string | null> {
  const [current] = await queries
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId!),
        eq(subscriptions.orderId, id),
        ne(subscriptions.status, 'ended'),
      ),
    )
  return current ? planNameOf(order)[language] : null
}

async function appName(queries: Queries, appId: string, language: Language): Promise<string> {
  const [app] = await queries.select({ name: apps.name }).from(apps).where(eq(apps.id, appId))
  return app!.name[language]
}
