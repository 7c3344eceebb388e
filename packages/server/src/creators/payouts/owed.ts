import { billing } from '@wakeel/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
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
import { apps } from '../../database/schema/catalogue.ts'

const HOLD_MS = guaranteeEnds(new Date(0)).getTime()

/** The orders whose guarantee can take a creator's part back after a moment. The pending ones as an array, so that an index finds them. */
function isHeld(at: Date): SQL {
  const pending = sql`select ${refunds.orderId} from ${refunds} where ${refunds.status} = 'pending'`
  return sql`(${orders.status} = 'completed' and (
    ${orders.completedAt} > ${new Date(at.getTime() - HOLD_MS).toISOString()}::timestamptz or ${orders.id} = any(array(${pending}))))`
}

/**
 * What can be paid of a creator's account at a time, in fils: what the guarantee can take back after it is on hold, and what runs earned
 * from then on does not count. What went back since, and what was paid, counts always, so that nothing is paid twice. Negative: something
 * went back after it was paid.
 */
export async function readPayable(queries: Queries, accountId: string, at: Date): Promise<number> {
  const { kind, reference, happenedAt } = ledgerTransactions
  const isLater = sql`(${kind} in ('run', 'included_run') and ${happenedAt} >= ${at.toISOString()}::timestamptz)`
  const isPayable = sql`not ${isLater} and not coalesce(${isHeld(at)}, false)`
  const [row] = await queries
    .select({
      fils: sql<string>`coalesce(-sum(${ledgerLines.amount}) filter (where ${isPayable}), 0)`.mapWith(
        Number,
      ),
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
  return row!.fils
}

/**
 * The creator's parts of sales and of plans' runs that the guarantee can still take back, by the day in the UAE that releases them, soonest
 * first. Begins at the orders, which are few beside all that the account tells of.
 */
export async function readHeld(
  queries: Queries,
  { userId, accountId, at }: { userId: string; accountId: string; at: Date },
): Promise<{ day: string; fils: number }[]> {
  const release = sql`${orders.completedAt} + make_interval(hours => ${billing.GUARANTEE_DAYS * 24})`
  const day = sql<string>`to_char((${release}) at time zone 'Asia/Dubai', 'YYYY-MM-DD')`
  const sum = (fils: SQL) => sql<string>`sum(${fils})`.mapWith(Number)
  const sold = await queries
    .select({ day, fils: sum(sql`-${ledgerLines.amount}`) })
    .from(apps)
    .innerJoin(orders, and(eq(orders.appId, apps.id), isHeld(at)))
    .innerJoin(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.kind, 'sale'),
        eq(ledgerTransactions.reference, sql`${orders.id}::text`),
      ),
    )
    .innerJoin(
      ledgerLines,
      and(
        eq(ledgerLines.transactionId, ledgerTransactions.id),
        eq(ledgerLines.accountId, accountId),
      ),
    )
    .where(eq(apps.creatorId, userId))
    .groupBy(sql`1`)
  const shared = await queries
    .select({ day, fils: sum(sql`${runCharges.shareFils}`) })
    .from(orders)
    .innerJoin(
      runCharges,
      and(
        eq(runCharges.planOrderId, orders.id),
        eq(runCharges.creatorId, userId),
        sql`${runCharges.shareFils} is not null`,
      ),
    )
    .where(isHeld(at))
    .groupBy(sql`1`)
  const held = new Map(sold.map(({ day, fils }) => [day, fils]))
  for (const { day, fils } of shared) held.set(day, (held.get(day) ?? 0) + fils)
  return [...held]
    .map(([day, fils]) => ({ day, fils }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
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
