import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders,
  refunds,
  type SubscriptionRow,
} from '../../database/schema/billing.ts'
import { countDeclined, findRenewals, lockDue } from './due-renewals.ts'
import { lockPlan } from './lock-plan.ts'
import { priceLines } from './pricing.ts'
import { endUnrenewed, recordDecline } from './record-decline.ts'
import type { RenewalDependencies } from './renewal-dependencies.ts'

/**
 * The order that renews the plan, to be taken further; undefined when there is nothing to pay now.
 */
export async function beginRenewal(
  billing: RenewalDependencies,
  tx: Transaction,
  { id, userId }: SubscriptionRow,
): Promise<OrderRow | undefined> {
  const { isSuspended } = await lockPlan(tx, userId!)
  const current = await lockDue(tx, id, billing.clock.now())
  if (!current || (await isGoingBack(tx, current))) return undefined
  const renewals = await findRenewals(tx, current)
  const open = renewals.find(({ status }) => status === 'created' || status === 'capturing')
  // Its money may have been taken already, whatever the customer has decided since.
  if (open) return open
  // Declined while whoever had asked for the money died.
  const isDeclined = countDeclined(renewals) > current.renewalTries
  if (current.cancelAtPeriodEnd) await endUnrenewed(billing, tx, current, 'cancelled')
  else if (isSuspended) await endUnrenewed(billing, tx, current, 'suspended')
  else if (isDeclined) await recordDecline(billing, tx, current, renewals)
  else if (await canBeCharged(billing, tx, current)) return storeOrder(billing, tx, current)
  else await endUnrenewed(billing, tx, current, 'no_payment_method')
  return undefined
}

/**
 * Whether the customer has asked for the money of the period that is over: the plan ends with it.
 */
async function isGoingBack(tx: Transaction, { orderId }: SubscriptionRow): Promise<boolean> {
  return (
    (await tx.$count(refunds, and(eq(refunds.status, 'pending'), eq(refunds.orderId, orderId)))) > 0
  )
}

/** The payment method was saved at the provider that took the last payment, and only there. */
async function canBeCharged(
  { provider }: RenewalDependencies,
  tx: Transaction,
  { savedMethod, orderId }: SubscriptionRow,
): Promise<boolean> {
  const isOfProvider = and(eq(orders.id, orderId), eq(orders.provider, provider.name))
  return savedMethod !== null && (await tx.$count(orders, isOfProvider)) > 0
}

/** At what is in force for whoever has the plan: an offer was for the first period. */
async function storeOrder(
  { clock, newId, provider, plans, vatMode }: RenewalDependencies,
  tx: Transaction,
  current: SubscriptionRow,
): Promise<OrderRow> {
  const planId = current.nextPlanId ?? current.planId
  const period = current.nextBilling ?? current.billing
  const now = clock.now()
  const plan = plans.inForce(planId, now)
  const { vat, total } = priceLines({
    plan,
    billing: period,
    discountPercent: 0,
    credit: { aed: 0, usd: 0 },
    vatMode,
  })
  const [order] = await tx
    .insert(orders)
    .values({
      id: newId(),
      userId: current.userId,
      kind: 'renewal',
      status: 'created',
      planId,
      boughtPlan: { name: plan.name, includedRuns: plan.includedRuns },
      billing: period,
      renewsId: current.id,
      renewsPeriodEnd: current.currentPeriodEnd,
      vatFils: vat.aed,
      totalFils: total.aed,
      vatCents: vat.usd,
      totalCents: total.usd,
      provider: provider.name,
      savedMethod: current.savedMethod,
      contentHash: `renewal ${current.id} ${current.currentPeriodEnd.toISOString()}`,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return order!
}
