import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Transaction } from '../../database/database.ts'
import { entitlements, type OrderRow } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { findRepeat } from '../orders/find-repeat.ts'
import { toOrders } from '../orders/order-page.ts'
import { periodEnd } from '../plans/billing-period.ts'
import { openCreatorAccount } from './agent-sales.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { readListed } from './entitlement-status.ts'
import { blockReasonOfApp, payForApp, purchaseHash } from './pay-for-app.ts'
import { isOver, selectEntitlements, toEntitlement } from './show-entitlement.ts'
import { lockWallet } from './wallet.ts'

type Route = typeof contract.routes.purchaseApp

export async function purchaseApp(
  billing: PurchaseDependencies,
  { slug, lang }: InputOf<Route>,
  { caller, idempotencyKey }: Context,
): Promise<ReplyOf<Route>> {
  const { database, catalogue } = billing
  const { userId } = requireUser(caller)
  const { id: appId } = catalogue.getRunnableApp(slug)
  const row = await database.transaction((tx) =>
    buyApp(billing, tx, { userId, appId, idempotencyKey }),
  )
  const [order] = await toOrders(billing, database, [row], lang)
  const [bought] = await selectEntitlements(database)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.appId, appId)))
    .orderBy(desc(entitlements.since))
    .limit(1)
  return { success: true, entitlement: toEntitlement(bought!, lang), order: order! }
}

/** The person's purchases wait for each other at the wallet, so what is found here stays so. */
async function buyApp(
  billing: PurchaseDependencies,
  tx: Transaction,
  {
    userId,
    appId,
    idempotencyKey,
  }: { userId: string; appId: string; idempotencyKey: string | undefined },
): Promise<OrderRow> {
  const { clock, newId, plans, priceRises } = billing
  await lockPerson(tx, userId)
  const { app } = await readListed(tx, { plans, userId, appId, now: clock.now() })
  await openCreatorAccount(billing, tx, app.creatorId)
  const wallet = await lockWallet(billing, tx, userId)
  const contentHash = purchaseHash(appId)
  const repeated = await findRepeat(tx, { userId, idempotencyKey, contentHash })
  if (repeated) return repeated
  const kind = app.pricingModel
  if (kind !== 'subscription' && kind !== 'one_time') throw new DomainError('billing.not_for_sale')
  await requireNotOwned(tx, { userId, appId, now: clock.now() })
  const blockReason = await blockReasonOfApp(billing, tx, { app, wallet })
  if (blockReason) throw new DomainError(blockReason)

  const now = clock.now()
  const order = await payForApp(billing, tx, { app, wallet, kind, idempotencyKey })
  await tx.insert(entitlements).values({
    id: newId(),
    userId,
    appId,
    kind,
    status: 'active',
    priceFils: app.priceFils,
    since: now,
    currentPeriodEnd: kind === 'subscription' ? periodEnd(now, 'monthly') : null,
    orderId: order.id,
  })
  if (kind === 'subscription') await priceRises.tellBuyer(tx, userId, app)
  return order
}

async function requireNotOwned(
  tx: Transaction,
  { userId, appId, now }: { userId: string; appId: string; now: Date },
): Promise<void> {
  const [owned] = await tx
    .select()
    .from(entitlements)
    .where(
      and(
        eq(entitlements.userId, userId),
        eq(entitlements.appId, appId),
        eq(entitlements.status, 'active'),
      ),
    )
  if (!owned) return
  if (!isOver(owned, now)) throw new DomainError('billing.already_owned')
  // Cancelled, and nobody has ended it yet.
  await tx
    .update(entitlements)
    .set({ status: 'ended', endedAt: now })
    .where(eq(entitlements.id, owned.id))
}
