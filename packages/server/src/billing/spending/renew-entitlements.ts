import type { Bilingual } from '@wakeel/contract'
import { and, eq, lte } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { entitlements } from '../../database/schema/billing.ts'
import { tryEach } from '../../try-each.ts'
import { periodEnd } from '../plans/billing-period.ts'
import { openCreatorAccount } from './agent-sales.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { type EndReason, entitlementEndedEmail } from './entitlement-email.ts'
import { readEntitlementStatus } from './entitlement-status.ts'
import { blockReasonOfApp, payForApp } from './pay-for-app.ts'
import { lockWallet } from './wallet.ts'

export type EntitlementRow = typeof entitlements.$inferSelect

/** Takes another month from the wallet, or ends what is not to go on or cannot be paid. */
export async function renewEntitlements(billing: PurchaseDependencies): Promise<void> {
  const { database, clock } = billing
  const due = await database
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(isDue(clock.now()))
  await tryEach(
    due,
    ({ id }) => database.transaction((tx) => renew(billing, tx, id)),
    'agents could not be renewed',
  )
}

const isDue = (now: Date) =>
  and(eq(entitlements.status, 'active'), lte(entitlements.currentPeriodEnd, now))

async function renew(billing: PurchaseDependencies, tx: Transaction, id: string): Promise<void> {
  const { clock, plans } = billing
  const [due] = await tx.select().from(entitlements).where(eq(entitlements.id, id))
  if (!due || due.userId === null) return
  const { userId, appId } = due
  await lockPerson(tx, userId)
  const { app, isListed } = await readEntitlementStatus(tx, {
    plans,
    userId,
    appId,
    now: clock.now(),
  })
  await openCreatorAccount(billing, tx, app.creatorId)
  const wallet = await lockWallet(billing, tx, userId)
  // Another process may have renewed or ended it.
  const [entitlement] = await tx
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.id, id), isDue(clock.now())))
    .for('update')
  if (!entitlement) return
  if (entitlement.cancelAtPeriodEnd) return end(billing, tx, id)

  const agreed = { ...app, priceFils: monthlyPrice(entitlement, app.priceFils) }
  const isSold = isListed && app.pricingModel === 'subscription'
  const reason = (await isSuspended(tx, userId))
    ? 'accounts.suspended'
    : isSold
      ? await blockReasonOfApp(billing, tx, { app: agreed, wallet })
      : 'billing.not_for_sale'
  if (reason) return end(billing, tx, id, { userId, appName: app.name, reason })
  const renews = { entitlementId: id, periodEnd: entitlement.currentPeriodEnd! }
  const order = await payForApp(billing, tx, { app: agreed, wallet, kind: 'subscription', renews })
  await tx
    .update(entitlements)
    .set({
      orderId: order.id,
      priceFils: agreed.priceFils,
      currentPeriodEnd: nextEnd(renews.periodEnd, entitlement.since, clock.now()),
    })
    .where(eq(entitlements.id, id))
}

async function end(
  { clock, outbox }: PurchaseDependencies,
  tx: Transaction,
  id: string,
  message?: { userId: string; appName: Bilingual; reason: EndReason },
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ status: 'ended', endedAt: clock.now() })
    .where(eq(entitlements.id, id))
  if (message)
    await outbox.queue(tx, {
      reference: `ended:${id}`,
      userId: message.userId,
      ...entitlementEndedEmail(message),
    })
}

/** A store that was off for longer than a month charges for one from now, not for those in which nobody could run anything. */
function nextEnd(lastEnd: Date, since: Date, now: Date): Date {
  const next = periodEnd(lastEnd, 'monthly', since)
  return next > now ? next : periodEnd(now, 'monthly')
}

/** What the next month costs: what was agreed, which an announced rise changes as it takes effect, or less where the agent costs less now. */
export function monthlyPrice(
  entitlement: Pick<EntitlementRow, 'priceFils'>,
  appFils: number,
): number {
  return Math.min(entitlement.priceFils, appFils)
}

async function isSuspended(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), users.isSuspended))) > 0
}
