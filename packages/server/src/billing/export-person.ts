import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import {
  billingDetails,
  entitlements,
  invoices,
  orders,
  subscriptions,
  wallets,
} from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { selectLines } from './spending/list-wallet-entries.ts'

/** So many at a time of what a busy wallet has without end. */
const PAGE = 50

/** All that billing holds about a person. Each thing says of what type it is; amounts are in minor units. */
export async function* exportPerson(
  { database }: { database: Database },
  userId: string,
): AsyncGenerator<Record<string, unknown>> {
  yield* await exportDetails(database, userId)
  yield* await exportPlans(database, userId)
  yield* await exportAgents(database, userId)
  yield* await exportOrders(database, userId)
  yield* await exportDocuments(database, userId)
  yield* await exportWallet(database, userId)
  yield* exportWalletEntries(database, userId)
}

async function exportDetails(database: Database, userId: string) {
  const rows = await database.select().from(billingDetails).where(eq(billingDetails.userId, userId))
  return rows.map(({ company, trn, address }) => ({
    type: 'billing_details',
    company,
    trn,
    address,
  }))
}

async function exportWallet(database: Database, userId: string) {
  const rows = await database.select().from(wallets).where(eq(wallets.userId, userId))
  return rows.map(({ balanceFils, monthlyCapFils, maxPerRunFils }) => ({
    type: 'wallet',
    balance_fils: balanceFils,
    monthly_cap_fils: monthlyCapFils,
    max_per_run_fils: maxPerRunFils,
  }))
}

async function exportPlans(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt))
  return rows.map((row) => ({
    type: 'subscription',
    plan: row.planId,
    billing: row.billing,
    status: row.status,
    started_at: row.startedAt.toISOString(),
    current_period_end: row.currentPeriodEnd.toISOString(),
    cancel_at_period_end: row.cancelAtPeriodEnd,
    ended_at: row.endedAt?.toISOString() ?? null,
  }))
}

async function exportAgents(database: Database, userId: string) {
  const rows = await database
    .select({ entitlement: entitlements, slug: apps.slug })
    .from(entitlements)
    .innerJoin(apps, eq(apps.id, entitlements.appId))
    .where(eq(entitlements.userId, userId))
    .orderBy(desc(entitlements.since))
  return rows.map(({ entitlement, slug }) => ({
    type: 'agent',
    app: slug,
    kind: entitlement.kind,
    status: entitlement.status,
    price_fils: entitlement.priceFils,
    since: entitlement.since.toISOString(),
    current_period_end: entitlement.currentPeriodEnd?.toISOString() ?? null,
  }))
}

async function exportOrders(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
  return rows.map((row) => ({
    type: 'order',
    id: row.id,
    kind: row.kind,
    status: row.status,
    plan: row.planId,
    billing: row.billing,
    offer: row.offerId,
    vat_fils: row.vatFils,
    total_fils: row.totalFils,
    total_cents: row.totalCents,
    refunded_fils: row.refundedFils,
    refunded_cents: row.refundedCents,
    payment_provider: row.provider,
    created_at: row.createdAt.toISOString(),
    completed_at: row.completedAt?.toISOString() ?? null,
  }))
}

async function exportDocuments(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt))
  return rows.map(({ number, kind, orderId, content, issuedAt }) => ({
    type: 'document',
    number,
    kind,
    order: orderId,
    issued_at: issuedAt.toISOString(),
    content,
  }))
}

async function* exportWalletEntries(database: Database, userId: string) {
  for (let last: number | undefined; ; ) {
    const rows = await selectLines(database, userId, last, PAGE)
    // What the store owes is a credit, and credits are negative.
    for (const { amount, kind, happenedAt } of rows)
      yield { type: 'wallet_entry', kind, fils: -amount, at: happenedAt.toISOString() }
    last = rows.at(-1)?.lineId
    if (rows.length < PAGE) return
  }
}
