import type { billing } from '@wakeel/contract'
import { and, asc, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  type OrderRow,
  orders,
  subscriptions as plansOfPeople,
  refunds,
  type SubscriptionRow,
} from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { renewalDeclinedEmail, subscriptionEndedEmail } from '../email-templates.ts'
import type { Checkout } from '../orders/checkout.ts'
import { type PaymentProvider, ProviderUnreachable } from '../payments/payment-provider.ts'
import { lockPlan } from './lock-plan.ts'
import type { PlanBook } from './plan-book.ts'
import { priceLines } from './pricing.ts'
import type { Subscriptions } from './subscriptions.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  provider: PaymentProvider
  checkout: Pick<Checkout, 'advance'>
  subscriptions: Pick<Subscriptions, 'end'>
  outbox: Outbox
  plans: PlanBook
  vatMode: billing.VatMode
}

/** A renewal that was declined is tried again after one, two and three days. */
const TRIES = 4
const DAY_MS = 24 * 3_600_000

/**
 * Plans whose paid time is over are renewed with the saved payment method, changed or ended. A renewal is an order like any other:
 * stored first, then paid, and taken up again by whoever finds it.
 */
export function createRenewals({
  database,
  clock,
  newId,
  provider,
  checkout,
  subscriptions,
  outbox,
  plans,
  vatMode,
}: Dependencies) {
  const isOver = () => {
    const isTime = or(
      isNull(plansOfPeople.nextTryAt),
      lte(plansOfPeople.nextTryAt, clock.now()),
      plansOfPeople.cancelAtPeriodEnd,
    )
    return and(
      ne(plansOfPeople.status, 'ended'),
      lte(plansOfPeople.currentPeriodEnd, clock.now()),
      isTime,
    )
  }

  /** The order that renews the plan, to be taken further; undefined when there is nothing to pay now. */
  async function begin(
    tx: Transaction,
    { id, userId }: SubscriptionRow,
  ): Promise<OrderRow | undefined> {
    const { isSuspended } = await lockPlan(tx, userId!)
    const current = await lock(tx, id)
    if (!current || (await isGoingBack(tx, current))) return undefined
    const renewals = await findRenewals(tx, current)
    const open = renewals.find(({ status }) => status === 'created' || status === 'capturing')
    // Its money may have been taken already, whatever the customer has decided since.
    if (open) return open
    if (current.cancelAtPeriodEnd) return endPlan(tx, current, 'cancelled')
    if (isSuspended) return endPlan(tx, current, 'suspended')
    // Declined while whoever had asked for the money died.
    if (countDeclined(renewals) > current.renewalTries) return recordDecline(tx, current, renewals)
    if (!(await canBeCharged(tx, current))) return endPlan(tx, current, 'no_payment_method')
    return storeOrder(tx, current)
  }

  async function lock(tx: Transaction, id: string): Promise<SubscriptionRow | undefined> {
    const [current] = await tx
      .select()
      .from(plansOfPeople)
      .where(and(eq(plansOfPeople.id, id), isOver()))
      .for('update')
    return current
  }

  /** The payment method was saved at the provider that took the last payment, and only there. */
  async function canBeCharged(
    tx: Transaction,
    { savedMethod, orderId }: SubscriptionRow,
  ): Promise<boolean> {
    const isOfProvider = and(eq(orders.id, orderId), eq(orders.provider, provider.name))
    return savedMethod !== null && (await tx.$count(orders, isOfProvider)) > 0
  }

  /** At what is in force for whoever has the plan: an offer was for the first period. */
  async function storeOrder(tx: Transaction, current: SubscriptionRow): Promise<OrderRow> {
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

  /** Access goes on until the next try; after the last one the plan ends. */
  async function recordDecline(
    tx: Transaction,
    current: SubscriptionRow,
    renewals: readonly OrderRow[],
  ): Promise<undefined> {
    const tries = countDeclined(renewals)
    if (tries >= TRIES) return endPlan(tx, current, 'declined')
    const nextTryAt = new Date(clock.now().getTime() + DAY_MS)
    await tx
      .update(plansOfPeople)
      .set({ status: 'past_due', renewalTries: tries, nextTryAt })
      .where(eq(plansOfPeople.id, current.id))
    const { planId, totalFils } = renewals.at(-1)!
    const text = renewalDeclinedEmail({
      planName: plans.offered(planId!).name,
      totalFils,
      nextTryAt,
    })
    await outbox.queue(tx, {
      reference: `renewal-declined:${renewals.at(-1)!.id}`,
      userId: current.userId!,
      ...text,
    })
  }

  async function endPlan(
    tx: Transaction,
    current: SubscriptionRow,
    why: 'cancelled' | 'suspended' | 'declined' | 'no_payment_method',
  ): Promise<undefined> {
    await subscriptions.end(tx, current)
    const text = subscriptionEndedEmail({ planName: plans.offered(current.planId).name, why })
    await outbox.queue(tx, {
      reference: `plan-ended:${current.id}`,
      userId: current.userId!,
      ...text,
    })
  }

  async function renew(due: SubscriptionRow): Promise<void> {
    const order = await database.transaction((tx) => begin(tx, due))
    if (!order) return
    const { status } = await checkout.advance(order)
    if (status !== 'declined') return
    await database.transaction(async (tx) => {
      await lockPlan(tx, due.userId!)
      const current = await lock(tx, due.id)
      if (!current) return
      const renewals = await findRenewals(tx, current)
      if (countDeclined(renewals) > current.renewalTries) await recordDecline(tx, current, renewals)
    })
  }

  return {
    /**
     * Every plan whose time is over, however long ago: it is charged one period, never several for the time in which nobody asked.
     * A provider that does not answer is asked again in the next round.
     */
    async renewSubscriptions(): Promise<void> {
      const due = await database
        .select()
        .from(plansOfPeople)
        .where(isOver())
        .orderBy(asc(plansOfPeople.currentPeriodEnd))
      const failures: unknown[] = []
      // One that fails must not keep the others waiting.
      for (const subscription of due)
        await renew(subscription).catch((error) => failures.push(error))
      const unexpected = failures.filter((error) => !(error instanceof ProviderUnreachable))
      if (unexpected.length > 0)
        throw new AggregateError(
          unexpected,
          `${unexpected.length} of ${due.length} plans could not be renewed`,
        )
    },
  }
}

/** What was ordered to renew this period, oldest first. */
async function findRenewals(
  tx: Transaction,
  { id, userId, currentPeriodEnd }: SubscriptionRow,
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId!),
        eq(orders.renewsId, id),
        eq(orders.renewsPeriodEnd, currentPeriodEnd),
      ),
    )
    .orderBy(asc(orders.createdAt))
}

const countDeclined = (renewals: readonly OrderRow[]): number =>
  renewals.filter(({ status }) => status === 'declined').length

/** Whether the customer has asked for the money of the period that is over: the plan ends with it. */
async function isGoingBack(tx: Transaction, { orderId }: SubscriptionRow): Promise<boolean> {
  return (
    (await tx.$count(refunds, and(eq(refunds.status, 'pending'), eq(refunds.orderId, orderId)))) > 0
  )
}
