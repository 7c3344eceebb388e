import { billing, type Language, type ReplyOf } from '@wakeel/contract'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Queries } from '../../database/database.ts'
import {
  entitlements,
  invoices,
  type OrderRow,
  orders,
  refunds,
  wallets,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { findBoughtAgain } from '../refunds/bought-again.ts'
import { findOwing } from '../refunds/owing.ts'
import { spendable } from '../spending/wallet.ts'
import { describeOrder } from './order-texts.ts'

const DAY_MS = 24 * 3_600_000

/** When the guarantee of an order ends. */
export const guaranteeEnds = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + billing.GUARANTEE_DAYS * DAY_MS)

/** Whether the money of an order is still there, or of a top-up a part of it. */
export const isPaid = ({ kind, status }: Pick<OrderRow, 'kind' | 'status'>): boolean =>
  status === 'completed' || (kind === 'top_up' && status === 'partly_refunded')

/** Orders as they go over the wire, in one query for each kind of thing that they refer to. */
export async function toOrders(
  { clock }: { clock: Clock },
  queries: Queries,
  rows: readonly OrderRow[],
  language: Language,
): Promise<billing.Order[]> {
  if (rows.length === 0) return []
  const now = clock.now()
  const appOf = await findApps(queries, rows)
  const numberOf = await findInvoiceNumbers(queries, rows)
  const boughtAgain = await findBoughtAgain(queries, idsOf(rows))
  const isRefundable = await findRefundable(queries, rows, boughtAgain)
  return rows.map((row) => {
    const app = row.appId === null ? undefined : appOf.get(row.appId)
    const until = row.completedAt && guaranteeEnds(row.completedAt)
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      description: describeOrder(row, app?.name)[language],
      plan: row.planId,
      billing: row.billing,
      app: app ? { slug: app.slug, name: app.name[language] } : null,
      vat: { aed: row.vatFils, usd: row.vatCents },
      total: { aed: row.totalFils, usd: row.totalCents },
      refunded: { aed: row.refundedFils, usd: row.refundedCents },
      payment_provider: row.provider,
      approval_url: row.status === 'awaiting_approval' ? row.approvalUrl : null,
      decline_reason: row.declineReason,
      created_at: row.createdAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
      invoice_number: numberOf.get(row.id) ?? null,
      refundable_until: until && until > now && isRefundable(row) ? until.toISOString() : null,
      ...(row.status === 'completed' && boughtAgain.has(row.id) && { is_bought_again: true }),
    }
  })
}

export async function orderReply(
  dependencies: { database: Database; clock: Clock },
  order: OrderRow,
  language: Language,
): Promise<ReplyOf<typeof billing.routes.completeCheckout>> {
  const [shown] = await toOrders(dependencies, dependencies.database, [order], language)
  return { success: true, order: shown! }
}

const idsOf = (rows: readonly OrderRow[]): string[] => rows.map(({ id }) => id)

async function findApps(queries: Queries, rows: readonly OrderRow[]) {
  const ids = [...new Set(rows.flatMap(({ appId }) => appId ?? []))]
  if (ids.length === 0) return new Map<string, never>()
  const found = await queries
    .select({ id: apps.id, slug: apps.slug, name: apps.name })
    .from(apps)
    .where(inArray(apps.id, ids))
  return new Map(found.map((app) => [app.id, app]))
}

async function findInvoiceNumbers(
  queries: Queries,
  rows: readonly OrderRow[],
): Promise<Map<string, string>> {
  const found = await queries
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(and(inArray(invoices.orderId, idsOf(rows)), ne(invoices.kind, 'credit_note')))
    // The one that replaced another stands.
    .orderBy(invoices.sequence)
  return new Map(found.map(({ orderId, number }) => [orderId!, number]))
}

/** A plan that another replaces goes back with that one, an agent only while it is had, and a top-up while something of it is left; what was given back once is kept the second time. */
async function findRefundable(
  queries: Queries,
  rows: readonly OrderRow[],
  boughtAgain: ReadonlySet<string>,
): Promise<(row: OrderRow) => boolean> {
  const ids = idsOf(rows)
  const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  const replaced = await queries
    .select({ id: orders.creditedOrderId })
    .from(orders)
    .where(
      and(
        or(inArray(orders.userId, userIds), isNull(orders.userId)),
        inArray(orders.creditedOrderId, ids),
        inArray(orders.status, ['capturing', 'completed']),
      ),
    )
  const had = await queries
    .select({ id: entitlements.orderId })
    .from(entitlements)
    .where(
      and(
        inArray(entitlements.userId, userIds),
        inArray(entitlements.orderId, ids),
        eq(entitlements.status, 'active'),
      ),
    )
  const onTheirWay = await queries
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.status, 'pending')))
  const filled = await queries.select().from(wallets).where(inArray(wallets.userId, userIds))
  const owing = await findOwing(queries, userIds)
  const replacedIds = new Set(replaced.map(({ id }) => id))
  const onTheirWayIds = new Set(onTheirWay.map(({ id }) => id))
  const hadIds = new Set(had.map(({ id }) => id))
  const fullWallets = new Set(
    filled.filter((wallet) => spendable(wallet) > 0).map(({ userId }) => userId),
  )
  return (row) => {
    if (!isPaid(row) || onTheirWayIds.has(row.id) || boughtAgain.has(row.id)) return false
    if (row.kind === 'app') return hadIds.has(row.id) && !owing.has(row.userId!)
    // Of somebody who has left, what is unclaimed shows when it is given back.
    if (row.kind === 'top_up') return row.userId === null || fullWallets.has(row.userId)
    return !replacedIds.has(row.id)
  }
}
