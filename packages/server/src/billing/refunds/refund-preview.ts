import type { billing, Language } from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { type OrderRow, subscriptions } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { guaranteeEnds } from '../orders/order-page.ts'
import { describeOrder } from '../orders/order-texts.ts'
import { planNameOf } from '../plans/plans.ts'
import type { RefundPart } from './refund-terms.ts'

/** What giving these orders back would do, the one that was asked for first. */
export async function previewOf(
  queries: Queries,
  [asked, ...earlier]: readonly RefundPart[],
  language: Language,
): Promise<billing.RefundPreview> {
  const { order, fils, cents } = asked!
  return {
    amount: { aed: fils, usd: cents },
    to: order.provider === 'wallet' ? 'wallet' : 'payment_method',
    ends_plan: await endedPlan(queries, order, language),
    ends_app: order.appId && (await appName(queries, order.appId, language)),
    kept: { aed: order.totalFils - fils, usd: order.totalCents - cents },
    together_with: earlier.map((part) => ({
      description: describeOrder(part.order)[language],
      amount: { aed: part.fils, usd: part.cents },
    })),
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
