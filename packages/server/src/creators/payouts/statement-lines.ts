import type { Bilingual } from '@wakeel/contract'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { TransactionKind } from '../../billing/ledger.ts'
import type { Queries } from '../../database/database.ts'
import { ledgerLines, ledgerTransactions, orders, refunds } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { beginningOf } from '../../uae-days.ts'
import { EARNED, movementsOf, PAID_OUT } from '../daily.ts'
import { appId, toOrder, toRefund, toRun } from '../dashboard/movements.ts'
import { ledgerDays } from '../dashboard/revenue.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { boundsOfWeek, weekOf } from './weeks.ts'

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
export async function sumWeeks(
  { database, metrics }: Pick<CreatorDependencies, 'database' | 'metrics'>,
  accountId: string,
): Promise<WeekSums[]> {
  const moved = await metrics.byDay(movementsOf([accountId]), await ledgerDays(database))
  const weeks = new Map<string, WeekSums>()
  for (const { day, key, value } of moved) {
    const week = weekOf(beginningOf(day))
    const sums = weeks.get(week) ?? { week, earned: 0, takenBack: 0, paidOut: 0 }
    weeks.set(week, sums)
    const kind = key.split(' ')[1]!
    if (isAmong(EARNED, kind)) sums.earned += value
    else if (isAmong(PAID_OUT, kind)) sums.paidOut -= value
    else sums.takenBack -= value
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1))
}

const isAmong = (kinds: readonly string[], kind: string) => kinds.includes(kind)

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
