import type { Bilingual } from '@wakeel/contract'
import { and, eq, lte } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { entitlements } from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { periodEnd } from '../plans/billing-period.ts'
import type { PlanBook } from '../plans/plan-book.ts'
import type { AppOrders } from './app-orders.ts'
import { type EndReason, entitlementEndedEmail } from './entitlement-email.ts'
import { readEntitlementStatus } from './entitlement-status.ts'
import type { Wallets } from './wallet.ts'

interface Dependencies {
  database: Database
  clock: Clock
  wallets: Wallets
  outbox: Outbox
  plans: PlanBook
  appOrders: AppOrders
}

type EntitlementRow = typeof entitlements.$inferSelect

/** What happens when a month that was paid is over. */
export function createEntitlementRenewals({
  database,
  clock,
  wallets,
  outbox,
  plans,
  appOrders,
}: Dependencies) {
  async function renew(tx: Transaction, id: string): Promise<void> {
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
    await appOrders.sales.openCreatorAccount(tx, app.creatorId)
    const wallet = await wallets.hold(tx, userId)
    const entitlement = await lockIfDue(tx, id)
    if (!entitlement) return
    if (entitlement.cancelAtPeriodEnd) return end(tx, id)

    const agreed = { ...app, priceFils: monthlyPrice(entitlement, app.priceFils) }
    const isSold = isListed && app.pricingModel === 'subscription'
    const reason = (await isSuspended(tx, userId))
      ? 'accounts.suspended'
      : isSold
        ? await appOrders.blockReason(tx, { app: agreed, wallet })
        : 'billing.not_for_sale'
    if (reason) return end(tx, id, { entitlement, appName: app.name, reason })
    const renews = { entitlementId: id, periodEnd: entitlement.currentPeriodEnd! }
    const order = await appOrders.pay(tx, { app: agreed, wallet, kind: 'subscription', renews })
    await tx
      .update(entitlements)
      .set({
        orderId: order.id,
        priceFils: agreed.priceFils,
        currentPeriodEnd: nextEnd(renews.periodEnd, entitlement.since),
      })
      .where(eq(entitlements.id, id))
  }

  /** Undefined: another process has renewed or ended it. */
  async function lockIfDue(tx: Transaction, id: string): Promise<EntitlementRow | undefined> {
    const isDue = and(
      eq(entitlements.id, id),
      eq(entitlements.status, 'active'),
      lte(entitlements.currentPeriodEnd, clock.now()),
    )
    const [entitlement] = await tx.select().from(entitlements).where(isDue).for('update')
    return entitlement
  }

  async function end(
    tx: Transaction,
    id: string,
    told?: { entitlement: EntitlementRow; appName: Bilingual; reason: EndReason },
  ): Promise<void> {
    await tx
      .update(entitlements)
      .set({ status: 'ended', endedAt: clock.now() })
      .where(eq(entitlements.id, id))
    if (told)
      await outbox.queue(tx, {
        reference: `ended:${id}`,
        userId: told.entitlement.userId!,
        ...entitlementEndedEmail(told),
      })
  }

  /** A store that was off for longer than a month charges for one from now, not for those in which nobody could run anything. */
  function nextEnd(lastEnd: Date, since: Date): Date {
    const next = periodEnd(lastEnd, 'monthly', since)
    return next > clock.now() ? next : periodEnd(clock.now(), 'monthly')
  }

  return {
    /** Takes another month from the wallet, or ends what is not to go on or cannot be paid. */
    async renewEntitlements(): Promise<void> {
      const due = await database
        .select({ id: entitlements.id })
        .from(entitlements)
        .where(
          and(eq(entitlements.status, 'active'), lte(entitlements.currentPeriodEnd, clock.now())),
        )
      const failures: unknown[] = []
      for (const { id } of due)
        await database
          .transaction((tx) => renew(tx, id))
          .catch((error: unknown) => failures.push(error))
      if (failures.length > 0)
        throw new AggregateError(
          failures,
          `${failures.length} of ${due.length} agents could not be renewed`,
        )
    },
  }
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
