import { inArray, max, min } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import { creatorAccounts, ledgerTransactions } from '../../database/schema/billing.ts'
import type { Days } from '../../metrics/day-ranges.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { dayAt } from '../../uae-days.ts'
import { agentRevenueOf, revenueOf } from '../daily.ts'
import { findCreatorAccount } from '../payouts/owed.ts'

interface RevenueDependencies {
  database: Database
  metrics: Metrics
}

/** All days that the ledger tells of, those too that are yet to come by a clock that was put right. */
export async function ledgerDays(queries: Queries): Promise<Days> {
  const { happenedAt } = ledgerTransactions
  const [found] = await queries
    .select({ first: min(happenedAt), last: max(happenedAt) })
    .from(ledgerTransactions)
  const { first, last } = found!
  return first && last ? { from: dayAt(first), to: dayAt(last) } : NO_DAY
}

const NO_DAY: Days = { from: '1970-01-02', to: '1970-01-01' }

/** All that each of these creators ever earned, less what went back. */
export async function totalRevenues(
  { database, metrics }: RevenueDependencies,
  creators: readonly string[],
): Promise<Map<string, number>> {
  const accounts = await database
    .select()
    .from(creatorAccounts)
    .where(inArray(creatorAccounts.userId, [...creators]))
  if (accounts.length === 0) return new Map()
  const totals = await metrics.totals(
    revenueOf(accounts.map(({ accountId }) => accountId)),
    await ledgerDays(database),
  )
  const earned = sumsBy(0, totals)
  return new Map(accounts.map(({ userId, accountId }) => [userId, earned.get(accountId) ?? 0]))
}

/** What a creator earned on each of these days, by one app or by all. Days without a movement are left out. */
export async function revenueByDay(
  { database, metrics }: RevenueDependencies,
  { userId, days, ofApp }: { userId: string; days: Days; ofApp?: string | undefined },
): Promise<Map<string, number>> {
  const account = await findCreatorAccount(database, userId)
  if (account === undefined) return new Map()
  return metrics.sumsByDay(
    ofApp === undefined ? revenueOf([account]) : agentRevenueOf(account, [ofApp]),
    days,
  )
}

/** What a creator earned on these days by each of these apps. */
export async function revenueByApp(
  { database, metrics }: RevenueDependencies,
  { userId, agents, days }: { userId: string; agents: readonly string[]; days: Days },
): Promise<Map<string, number>> {
  const account = await findCreatorAccount(database, userId)
  if (account === undefined) return new Map()
  const totals = await metrics.totals(agentRevenueOf(account, agents), days)
  return sumsBy(1, totals)
}

/** The sums of what stands under keys that have the same word in this place. */
function sumsBy(place: number, totals: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [key, value] of totals) {
    const word = key.split(' ')[place]!
    sums.set(word, (sums.get(word) ?? 0) + value)
  }
  return sums
}
