import { aed, type billing as contract, type Language } from '@wakeel/contract'
import type { OrderRow, SubscriptionRow } from '../../database/schema/billing.ts'
import type { QuoteDependencies } from './dependencies.ts'
import { priceLines } from './pricing.ts'

/** A subscription as it goes over the wire. `paid`: the order of its current period. */
export function toSubscription(
  { plans, vatMode }: Pick<QuoteDependencies, 'plans' | 'vatMode'>,
  { row, paid }: { row: SubscriptionRow; paid: Pick<OrderRow, 'totalFils'> },
  language: Language,
): contract.Subscription {
  const nextPlan = row.nextPlanId ?? row.planId
  const nextBilling = row.nextBilling ?? row.billing
  const next = plans.inForce(nextPlan, row.currentPeriodEnd)
  const { total } = priceLines({
    plan: next,
    billing: nextBilling,
    discountPercent: 0,
    credit: { aed: 0, usd: 0 },
    vatMode,
  })
  return {
    id: row.id,
    plan: row.planId,
    plan_name: plans.offered(row.planId).name[language],
    status: row.status,
    billing: row.billing,
    started_at: row.startedAt.toISOString(),
    current_period_start: row.currentPeriodStart.toISOString(),
    current_period_end: row.currentPeriodEnd.toISOString(),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    next: row.nextPlanId
      ? { plan: nextPlan, plan_name: next.name[language], billing: nextBilling }
      : null,
    paid: aed(paid.totalFils),
    ...aed(total.aed),
  }
}
