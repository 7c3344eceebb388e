import type { runs as contract } from '@wakeel/contract'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orders, runCharges } from '../../database/schema/billing.ts'
import { boundsOf, monthOf } from '../../uae-calendar.ts'
import { spendable, type Wallet } from './wallet.ts'

/** What a wallet has paid this month for runs, those at work too, and for agents, less what came back. */
export async function spentThisMonth(queries: Queries, userId: string, now: Date): Promise<number> {
  const month = monthOf(now)
  const { begins, ends } = boundsOf(month)
  const [runs] = await queries
    .select({ fils: sql`coalesce(sum(${runCharges.priceFils}), 0)`.mapWith(Number) })
    .from(runCharges)
    .where(
      and(
        eq(runCharges.userId, userId),
        eq(runCharges.month, month),
        inArray(runCharges.status, ['reserved', 'taken']),
      ),
    )
  const [bought] = await queries
    .select({
      fils: sql`coalesce(sum(${orders.totalFils} - ${orders.refundedFils}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, 'app'),
        gte(orders.createdAt, begins),
        lt(orders.createdAt, ends),
      ),
    )
  return runs!.fils + bought!.fils
}

/** A payment from a wallet that is about to be made. */
export interface Paying {
  userId: string
  wallet: Wallet | undefined
  fils: number
  now: Date
}

/** What keeps a wallet from paying so much now. It holds only while the wallet is locked. */
export async function blockReasonOfPaying(
  queries: Queries,
  { userId, wallet, fils, now }: Paying,
): Promise<'billing.monthly_cap_reached' | 'billing.balance_too_low' | null> {
  const cap = wallet?.monthlyCapFils ?? null
  if (cap !== null && (await spentThisMonth(queries, userId, now)) + fils > cap)
    return 'billing.monthly_cap_reached'
  return spendable(wallet) < fils ? 'billing.balance_too_low' : null
}

/** As of any payment, and what somebody lets a single run cost. */
export async function blockReasonOfRun(
  queries: Queries,
  paying: Paying,
): Promise<contract.RunTerms['blockReason']> {
  const max = paying.wallet?.maxPerRunFils ?? null
  if (max !== null && paying.fils > max) return 'billing.over_max_per_run'
  return blockReasonOfPaying(queries, paying)
}
