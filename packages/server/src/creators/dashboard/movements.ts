import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  creatorAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
  refunds,
} from '../../database/schema/billing.ts'
import { runs } from '../../database/schema/runs.ts'
import { dayOf } from '../../uae-days.ts'

const { kind, reference } = ledgerTransactions
const referenceOf = (...kinds: string[]) =>
  sql`case when ${kind} in (${sql.join(
    kinds.map((name) => sql`${name}`),
    sql`, `,
  )}) then ${reference}::uuid end`

/** How a movement of a creator's account leads to the app that it is about: by its run, its order, or the order of its refund. */
export const toRun: SQL = sql`${runs.id} = ${referenceOf('run', 'included_run')}`
export const toRefund: SQL = sql`${refunds.id} = ${referenceOf('refund')}`
export const toOrder: SQL = sql`${orders.id} = coalesce(${refunds.orderId}, ${referenceOf('sale', 'chargeback')})`
/** Of included runs that went back with their plan, `<order>:<app>`. */
const appOfReversal = sql`case when ${kind} = 'included_reversal' then split_part(${reference}, ':', 2)::uuid end`
export const appId: SQL<string> = sql<string>`coalesce(${runs.appId}, ${orders.appId}, ${appOfReversal})`
/** The order whose guarantee can take a movement back: of a plan, for the runs that it includes. */
export const heldBy: SQL = sql`coalesce(${referenceOf('sale')}, (
  select plan_order_id from run_charges where run_id = ${referenceOf('included_run')}
))`

/** The same app, looked up for one line after the other, so that whoever stops at the first lines reads no more of them. */
export const appOfLine: SQL<string> = sql<string>`coalesce(
  (select run.app_id from runs as run where run.id = ${referenceOf('run', 'included_run')}),
  (select bought.app_id from orders as bought where bought.id = coalesce(
    (select refund.order_id from refunds as refund where refund.id = ${referenceOf('refund')}), ${referenceOf('sale', 'chargeback')}
  )),
  ${appOfReversal}
)`

/** What is earned, and what of it goes back; the rest are payouts and the end of the account. */
const isEarning = inArray(kind, [
  'sale',
  'run',
  'included_run',
  'refund',
  'included_reversal',
  'chargeback',
])

/** What the store owes is a credit, and credits are negative. */
const earned = sql<string>`-sum(${ledgerLines.amount})`.mapWith(Number)

/**
 * The movements since a moment. Their transactions say when they happened, the account's lines only follow one another; so the scan
 * begins at the first line of the day before, which leaves a day to clocks that were put right.
 */
function since(from: Date): SQL | undefined {
  const dayBefore = sql`${from.toISOString()}::timestamptz - interval '1 day'`
  const firstLine = sql`(
    select line.id from ledger_transactions as first join ledger_lines as line on line.transaction_id = first.id
    where first.happened_at >= ${dayBefore} order by first.happened_at, line.id limit 1
  )`
  return and(sql`${ledgerLines.id} >= ${firstLine}`, gte(ledgerTransactions.happenedAt, from))
}

/** All that each of these creators ever earned, less what went back. */
export async function totalRevenues(
  queries: Queries,
  creators: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ userId: creatorAccounts.userId, fils: earned })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(and(inArray(creatorAccounts.userId, [...creators]), isEarning))
    .groupBy(creatorAccounts.userId)
  return new Map(rows.map(({ userId, fils }) => [userId, fils]))
}

/** What a creator earned on each day of the UAE, by one app or by all. Days without a movement are left out. */
export async function revenueByDay(
  queries: Queries,
  { userId, from, ofApp }: { userId: string; from: Date; ofApp?: string | undefined },
): Promise<Map<string, number>> {
  const day = dayOf(ledgerTransactions.happenedAt)
  const all = queries
    .select({ day, fils: earned })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .$dynamic()
  const ofOne =
    ofApp === undefined
      ? all
      : all.leftJoin(runs, toRun).leftJoin(refunds, toRefund).leftJoin(orders, toOrder)
  const rows = await ofOne
    .where(
      and(
        eq(creatorAccounts.userId, userId),
        isEarning,
        since(from),
        ofApp === undefined ? undefined : eq(appId, ofApp),
      ),
    )
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.fils]))
}

/** What a creator earned by each app since a moment. */
export async function revenueByApp(
  queries: Queries,
  { userId, from }: { userId: string; from: Date },
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ appId, fils: earned })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .leftJoin(runs, toRun)
    .leftJoin(refunds, toRefund)
    .leftJoin(orders, toOrder)
    .where(and(eq(creatorAccounts.userId, userId), isEarning, since(from)))
    .groupBy(appId)
  return new Map(rows.map((row) => [row.appId, row.fils]))
}

/** By app of these creators: how many purchases since a moment there were, and of how many the money is still with the store. */
export async function purchasesByApp(
  queries: Queries,
  { creators, from }: { creators: readonly string[]; from: Date },
) {
  const rows = await queries
    .select({
      appId: orders.appId,
      all: sql<number>`count(*)::int`,
      kept: sql<number>`(count(*) filter (where ${orders.status} = 'completed'))::int`,
    })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(
      ledgerTransactions,
      and(eq(ledgerTransactions.id, ledgerLines.transactionId), eq(kind, 'sale')),
    )
    .innerJoin(orders, sql`${orders.id} = ${referenceOf('sale')}`)
    .where(and(inArray(creatorAccounts.userId, [...creators]), since(from)))
    .groupBy(orders.appId)
  return new Map(rows.map(({ appId, all, kept }) => [appId, { all, kept }]))
}
