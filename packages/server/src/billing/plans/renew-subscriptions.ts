import { asc } from 'drizzle-orm'
import { type SubscriptionRow, subscriptions } from '../../database/schema/billing.ts'
import { tryEach } from '../../try-each.ts'
import { untilNextRound } from '../payments/or-unreachable.ts'
import { beginRenewal } from './begin-renewal.ts'
import { countDeclined, findRenewals, isDue, lockDue } from './due-renewals.ts'
import { lockPlan } from './lock-plan.ts'
import { recordDecline } from './record-decline.ts'
import type { RenewalDependencies } from './renewal-dependencies.ts'

/**
 * Renews with the saved payment method, changes or ends every plan whose paid time is over, however
 * long ago: it is charged one period, never several for the time in which nobody asked. A renewal
 * is an order like any other: stored first, then paid, and taken up again by whoever finds it. A
 * provider that does not answer is asked again in the next round.
 */
export async function renewSubscriptions(billing: RenewalDependencies): Promise<void> {
  const due = await billing.database
    .select()
    .from(subscriptions)
    .where(isDue(billing.clock.now()))
    .orderBy(asc(subscriptions.currentPeriodEnd))
  await tryEach(
    due,
    (subscription) => renew(billing, subscription).catch(untilNextRound),
    'plans could not be renewed',
  )
}

async function renew(billing: RenewalDependencies, due: SubscriptionRow): Promise<void> {
  const { database, clock, checkout } = billing
  const order = await database.transaction((tx) => beginRenewal(billing, tx, due))
  if (!order) return
  const { status } = await checkout.advanceOrder(order)
  if (status !== 'declined') return
  await database.transaction(async (tx) => {
    await lockPlan(tx, due.userId!)
    const current = await lockDue(tx, due.id, clock.now())
    if (!current) return
    const renewals = await findRenewals(tx, current)
    if (countDeclined(renewals) > current.renewalTries)
      await recordDecline(billing, tx, current, renewals)
  })
}
