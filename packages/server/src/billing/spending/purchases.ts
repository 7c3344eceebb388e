import {
  aed,
  type billing as contract,
  type InputOf,
  type Language,
  type ReplyOf,
} from '@wakeel/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import {
  entitlements,
  type OrderRow,
  orders as ordersTable,
  priceRises,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { Orders } from '../orders/orders.ts'
import { periodEnd } from '../plans/billing-period.ts'
import type { PlanBook } from '../plans/plan-book.ts'
import type { PriceRises } from '../price-rises/price-rises.ts'
import { type AppOrderDependencies, createAppOrders, purchaseHash } from './app-orders.ts'
import { createEntitlementRenewals, monthlyPrice } from './entitlement-renewals.ts'
import { readListed } from './entitlement-status.ts'

interface Dependencies extends AppOrderDependencies {
  database: Database
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  orders: Pick<Orders, 'toOrders'>
  priceRises: Pick<PriceRises, 'tellBuyer'>
  plans: PlanBook
}

type Routes = typeof contract.routes
type EntitlementRow = typeof entitlements.$inferSelect

/** Agents bought by the month or for good, from the wallet. */
export function createPurchases(dependencies: Dependencies) {
  const { database, clock, newId, catalogue, orders, wallets, priceRises, plans } = dependencies
  const appOrders = createAppOrders(dependencies)

  /** The person's purchases wait for each other at the wallet, so what is found here stays so. */
  async function buy(
    tx: Transaction,
    userId: string,
    appId: string,
    idempotencyKey: string | undefined,
  ): Promise<OrderRow> {
    await lockPerson(tx, userId)
    const { app } = await readListed(tx, { plans, userId, appId, now: clock.now() })
    await appOrders.sales.openCreatorAccount(tx, app.creatorId)
    const wallet = await wallets.hold(tx, userId)
    const repeated = await findRepeat(tx, userId, appId, idempotencyKey)
    if (repeated) return repeated
    const kind = app.pricingModel
    if (kind !== 'subscription' && kind !== 'one_time')
      throw new DomainError('billing.not_for_sale')
    await requireNotOwned(tx, userId, appId)
    const blockReason = await appOrders.blockReason(tx, { app, wallet })
    if (blockReason) throw new DomainError(blockReason)

    const now = clock.now()
    const order = await appOrders.pay(tx, { app, wallet, kind, idempotencyKey })
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

  async function findRepeat(
    tx: Transaction,
    userId: string,
    appId: string,
    key: string | undefined,
  ): Promise<OrderRow | undefined> {
    if (key === undefined) return undefined
    const [order] = await tx
      .select()
      .from(ordersTable)
      .where(and(eq(ordersTable.userId, userId), eq(ordersTable.idempotencyKey, key)))
    if (order && order.contentHash !== purchaseHash(appId))
      throw new DomainError('request.key_reused')
    return order
  }

  async function requireNotOwned(tx: Transaction, userId: string, appId: string): Promise<void> {
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
    if (!isOver(owned)) throw new DomainError('billing.already_owned')
    // Cancelled, and nobody has ended it yet.
    await tx
      .update(entitlements)
      .set({ status: 'ended', endedAt: clock.now() })
      .where(eq(entitlements.id, owned.id))
  }

  const isOver = ({ cancelAtPeriodEnd, currentPeriodEnd }: EntitlementRow) =>
    cancelAtPeriodEnd && currentPeriodEnd !== null && currentPeriodEnd <= clock.now()

  /** Says whether a month that is paid goes on into another one. */
  async function setCancelled(
    userId: string,
    id: string,
    cancelAtPeriodEnd: boolean,
    language: Language,
  ) {
    const changed = await database
      .update(entitlements)
      .set({ cancelAtPeriodEnd })
      .where(
        and(
          eq(entitlements.id, id),
          eq(entitlements.userId, userId),
          eq(entitlements.status, 'active'),
          gt(entitlements.currentPeriodEnd, clock.now()),
        ),
      )
      .returning({ id: entitlements.id })
    if (changed.length === 0) throw new DomainError('billing.entitlement_not_found')
    const [row] = await selectEntitlements(database).where(eq(entitlements.id, id))
    return { success: true as const, entitlement: toEntitlement(row!, language) }
  }

  return {
    async purchaseApp(
      { slug, lang }: InputOf<Routes['purchaseApp']>,
      { caller, idempotencyKey }: Context,
    ): Promise<ReplyOf<Routes['purchaseApp']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      const row = await database.transaction((tx) => buy(tx, userId, appId, idempotencyKey))
      const [order] = await orders.toOrders(database, [row], lang)
      const [bought] = await selectEntitlements(database)
        .where(and(eq(entitlements.userId, userId), eq(entitlements.appId, appId)))
        .orderBy(desc(entitlements.since))
        .limit(1)
      return { success: true, entitlement: toEntitlement(bought!, lang), order: order! }
    },

    /** It runs to the end of the month that is paid. */
    cancelEntitlement: ({ id, lang }: InputOf<Routes['cancelEntitlement']>, { caller }: Context) =>
      setCancelled(requireUser(caller).userId, id, true, lang),

    resumeEntitlement: ({ id, lang }: InputOf<Routes['resumeEntitlement']>, { caller }: Context) =>
      setCancelled(requireUser(caller).userId, id, false, lang),

    async listEntitlements(
      queries: Queries,
      userId: string,
      language: Language,
    ): Promise<contract.Entitlement[]> {
      const rows = await selectEntitlements(queries)
        .where(and(eq(entitlements.userId, userId), eq(entitlements.status, 'active')))
        .orderBy(desc(entitlements.since), desc(entitlements.id))
      return rows
        .filter(({ entitlement }) => !isOver(entitlement))
        .map((row) => toEntitlement(row, language))
    },

    /** Because the money of its order went back. */
    async endEntitlement(tx: Transaction, order: OrderRow): Promise<void> {
      await tx
        .update(entitlements)
        .set({ status: 'ended', endedAt: clock.now() })
        .where(
          and(
            eq(entitlements.userId, order.userId!),
            eq(entitlements.orderId, order.id),
            eq(entitlements.status, 'active'),
          ),
        )
    },

    ...createEntitlementRenewals({ ...dependencies, appOrders }),
  }
}

function selectEntitlements(queries: Queries) {
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

function toEntitlement(
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
