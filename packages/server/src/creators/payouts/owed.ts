import { billing } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import { guaranteeEnds } from '../../billing/orders/order-page.ts'
import type { Queries } from '../../database/database.ts'
import {
  creatorAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
  refunds,
  runCharges,
} from '../../database/schema/billing.ts'

/** What a creator has earned and got, in fils. */
export interface Owed {
  /** Sales and runs, those of plans too, less what went back. */
  earned: number
  /** Payouts, less those that came back. */
  paidOut: number
  /** The creator's parts of sales and of plans' runs that the guarantee can still take back, by the day in the UAE that releases them, soonest first. */
  held: { day: string; fils: number }[]
  onHold: number
  /** What can be paid. Negative: something went back after it was paid. */
  payable: number
}

const HOLD_MS = guaranteeEnds(new Date(0)).getTime()

/**
 * What a creator's account comes to at a time: what the guarantee can take back after it is on hold, and what runs earned from then on
 * does not count. What went back since, and what was paid, counts always, so that nothing is paid twice.
 */
export async function readOwed(queries: Queries, accountId: string, at: Date): Promise<Owed> {
  const { amount } = ledgerLines
  const { kind, reference, happenedAt } = ledgerTransactions
  const isPayout = sql`${kind} in ('payout', 'payout_returned')`
  const isRefundPending = sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${refunds.status} = 'pending')`
  const isOpen = sql`${orders.completedAt} > ${new Date(at.getTime() - HOLD_MS).toISOString()}::timestamptz`
  const release = sql`${orders.completedAt} + make_interval(hours => ${billing.GUARANTEE_DAYS * 24})`
  const day = sql<
    string | null
  >`case when ${orders.status} = 'completed' and (${isOpen} or ${isRefundPending})
    then to_char((${release}) at time zone 'Asia/Dubai', 'YYYY-MM-DD') end`
  const isLater = sql`${happenedAt} >= ${at.toISOString()}::timestamptz`
  const sum = (which: ReturnType<typeof sql>) =>
    sql<string>`coalesce(-sum(${amount}) filter (where ${which}), 0)`.mapWith(Number)
  const rows = await queries
    .select({
      day,
      earned: sum(sql`not ${isPayout}`),
      paid: sum(isPayout),
      later: sum(sql`${kind} in ('run', 'included_run') and ${isLater}`),
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .leftJoin(
      runCharges,
      eq(runCharges.runId, sql`case when ${kind} = 'included_run' then ${reference}::uuid end`),
    )
    // Only the reference of a sale is the id of an order.
    .leftJoin(
      orders,
      eq(
        orders.id,
        sql`coalesce(${runCharges.planOrderId}, case when ${kind} = 'sale' then ${reference}::uuid end)`,
      ),
    )
    .where(eq(ledgerLines.accountId, accountId))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  const released = rows.filter((row) => row.day === null)
  const total = (field: 'earned' | 'paid' | 'later', of = rows) =>
    of.reduce((all, row) => all + row[field], 0)
  const held = rows.flatMap((row) => (row.day === null ? [] : { day: row.day, fils: row.earned }))
  const onHold = held.reduce((all, { fils }) => all + fils, 0)
  return {
    earned: total('earned'),
    paidOut: 0 - total('paid'),
    held,
    onHold,
    payable: total('earned') + total('paid') - onHold - total('later', released),
  }
}

/** The ledger account of a creator; undefined before the first sale. */
export async function findCreatorAccount(
  queries: Queries,
  userId: string,
): Promise<string | undefined> {
  const [account] = await queries
    .select({ accountId: creatorAccounts.accountId })
    .from(creatorAccounts)
    .where(eq(creatorAccounts.userId, userId))
  return account?.accountId
}
