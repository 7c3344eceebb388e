import { type EventOf, type InputOf, type paymentsAdmin, type ReplyOf, usd } from '@wakeel/contract'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { ProviderUnreachable } from '../billing/payments/payment-provider.ts'
import type { Database } from '../database/database.ts'
import { ledgerAccounts, ledgerLines, orders, refunds } from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { type Compared, compareOrder } from './compare-order.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'
import { withinDays } from './within-days.ts'

type Route = typeof paymentsAdmin.routes.reconcile

const RECONCILING = { name: 'reconciliation', max: 20, windowSeconds: 3600 }
/** So many questions to the provider at once. */
const AT_ONCE = 4
/** Progress is reported after so many orders. */
const REPORTED_EVERY = 10

/** Compares what the store has written down with what the payment provider says. */
export async function reconcile(
  dependencies: PaymentsAdminDependencies,
  { from, to }: InputOf<Route>,
  context: Context<EventOf<Route>>,
): Promise<ReplyOf<Route>> {
  const { database, provider, audit, limits } = dependencies
  const actor = requireUser(context.caller)
  await limits.take(RECONCILING, actor.userId)
  const compared = await readCompared(dependencies, { from, to })
  const differences = await compareAll(provider, compared, context)
  const checked = compared.length
  const sums = await readTotals(database)
  const matched = checked - new Set(differences.map(({ order_id }) => order_id)).size
  await database.transaction((tx) =>
    audit.record(tx, {
      actor,
      action: 'payments.reconciled',
      subject: { kind: 'store', id: 'payments' },
      after: {
        from,
        to,
        checked,
        matched,
        differences: differences.length,
        ledger_cents: sums.ledger,
        orders_cents: sums.orders,
      },
    }),
  )
  return {
    success: true,
    reconciliation: {
      from,
      to,
      provider: provider.name,
      checked,
      matched,
      differences,
      ledger: usd(sums.ledger),
      orders: usd(sums.orders),
    },
  }
}

/** Compares a few orders at once, and reports how far it has got. */
async function compareAll(
  provider: PaymentsAdminDependencies['provider'],
  compared: readonly Compared[],
  { signal, emit }: Context<EventOf<Route>>,
): Promise<paymentsAdmin.Difference[]> {
  const total = compared.length
  const differences: paymentsAdmin.Difference[] = []
  let checked = 0
  emit({ type: 'progress', checked, total })
  const waiting = compared.values()
  async function work(): Promise<void> {
    for (const order of waiting) {
      if (signal.aborted) throw new DomainError('request.cancelled')
      differences.push(...(await compareOrder(provider, order)))
      checked += 1
      if (checked % REPORTED_EVERY === 0 || checked === total)
        emit({ type: 'progress', checked, total })
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      throw new DomainError('billing.provider_unreachable', { cause: error })
    throw error
  }
  return differences
}

/**
 * Orders whose money this provider took in these days, and those made in them that ended without:
 * it should have none for these.
 */
function readCompared(
  { database, provider }: PaymentsAdminDependencies,
  days: { from: string; to: string },
): Promise<Compared[]> {
  const onItsWay = database
    .select({ cents: sql<string>`coalesce(sum(${refunds.cents}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), eq(refunds.status, 'pending')))
  return database
    .select({
      id: orders.id,
      status: orders.status,
      providerOrderId: orders.providerOrderId,
      captureId: orders.captureId,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      completedAt: orders.completedAt,
      refundingCents: sql<string>`(${onItsWay})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider.name),
        isNotNull(orders.providerOrderId),
        or(
          withinDays(orders.completedAt, days),
          and(
            inArray(orders.status, ['declined', 'cancelled', 'expired']),
            withinDays(orders.createdAt, days),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
}

/** In one statement, so that both are of the same moment. */
async function readTotals(database: Database): Promise<{ ledger: number; orders: number }> {
  const { rows } = await database.execute<{ ledger: string; orders: string }>(sql`select
    (select coalesce(sum(${ledgerLines.amount}), 0) from ${ledgerLines} join ${ledgerAccounts} on ${ledgerAccounts.id} = ${ledgerLines.accountId}
      where ${ledgerAccounts.kind} = 'provider' and ${ledgerAccounts.currency} = 'USD') as ledger,
    (select coalesce(sum(${orders.totalCents} - ${orders.refundedCents}), 0) from ${orders}
      where ${orders.provider} <> 'wallet' and ${orders.completedAt} is not null) as orders`)
  return { ledger: Number(rows[0]!.ledger), orders: Number(rows[0]!.orders) }
}
