import type { Bilingual } from '@wakeel/contract'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { TransactionKind } from '../../billing/ledger.ts'
import type { Queries } from '../../database/database.ts'
import { ledgerLines, ledgerTransactions, orders, refunds } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { appId, toOrder, toRefund, toRun } from '../dashboard/movements.ts'
import { boundsOfWeek, weekIn } from './weeks.ts'

export type StatementKind = Exclude<TransactionKind, 'top_up' | 'payout_paid'>

export interface WeekSums {
  week: string
  earned: number
  takenBack: number
  paidOut: number
}

/** One movement of a creator's account; positive: to the creator. */
export interface StatementLine {
  kind: StatementKind
  happenedAt: Date
  app: Bilingual | null
  sharePercent: number | null
  fils: number
}

/** Every week in which a creator's account moved, the earliest first. */
export async function sumWeeks(queries: Queries, accountId: string): Promise<WeekSums[]> {
  const { kind, happenedAt } = ledgerTransactions
  const isEarned = sql`${kind} in ('run', 'included_run', 'sale')`
  const isPaid = sql`${kind} in ('payout', 'payout_returned')`
  const sum = (which: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${ledgerLines.amount}) filter (where ${which}), 0)`.mapWith(Number)
  const rows = await queries
    .select({
      week: weekIn(happenedAt),
      owed: sum(isEarned),
      takenBack: sum(sql`not ${isEarned} and not ${isPaid}`),
      paidOut: sum(isPaid),
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(eq(ledgerLines.accountId, accountId))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  // What the store owes is a credit, and credits are negative.
  return rows.map(({ owed, ...row }) => ({ ...row, earned: 0 - owed }))
}

/** Every line that the ledger has for a creator's week, in the order of time. */
export async function listLines(
  queries: Queries,
  accountId: string,
  week: string,
): Promise<StatementLine[]> {
  const { kind, happenedAt } = ledgerTransactions
  const { begins, ends } = boundsOfWeek(week)
  const rows = await queries
    .select({
      kind,
      happenedAt,
      app: apps.name,
      sharePercent: ledgerLines.sharePercent,
      amount: ledgerLines.amount,
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .leftJoin(runs, toRun)
    .leftJoin(refunds, toRefund)
    .leftJoin(orders, toOrder)
    .leftJoin(apps, eq(apps.id, appId))
    .where(and(eq(ledgerLines.accountId, accountId), gte(happenedAt, begins), lt(happenedAt, ends)))
    .orderBy(asc(happenedAt), asc(ledgerLines.id))
  return rows.map(({ amount, ...row }) => ({
    ...row,
    kind: row.kind as StatementKind,
    fils: -amount,
  }))
}
