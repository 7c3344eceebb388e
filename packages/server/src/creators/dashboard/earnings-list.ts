import { aed, type creators as contract, type InputOf } from '@wakeel/contract'
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guaranteeEnds } from '../../billing/orders/order-page.ts'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import { ledgerLines, ledgerTransactions, orders, refunds } from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { type Days, dayRangesOf } from '../../metrics/day-ranges.ts'
import { beginningOf, dayAfter } from '../../uae-days.ts'
import { agentRevenueOf } from '../daily.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { findCreatorAccount } from '../payouts/owed.ts'
import { appId, appOfLine, heldBy, toOrder, toRefund, toRun } from './movements.ts'
import { ledgerDays } from './revenue.ts'

type EarningsDependencies = Pick<CreatorDependencies, 'database' | 'metrics'>
type EarningsQuery = InputOf<typeof contract.routes.listEarnings> & { userId: string; now: Date }

/** Every movement of a creator's account, newest first. The account is found by itself: the planner knows of that one only how many lines it has. */
export async function readEarnings(
  dependencies: EarningsDependencies,
  { userId, now, app, cursor, limit, lang }: EarningsQuery,
) {
  const list = `earnings of ${userId} ${app ?? ''}`
  const before = readCursor(list, cursor, OneNumber)?.[0]
  const { database } = dependencies
  const accountId = await findCreatorAccount(database, userId)
  if (accountId === undefined) return { entries: [], next_cursor: null }
  // The lines of the page come first and by themselves: joined to what they are about, the whole account would be read for each page.
  const page = database
    .select({ id: ledgerLines.id })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(
      and(
        eq(ledgerLines.accountId, accountId),
        before === undefined ? undefined : lt(ledgerLines.id, before),
        app === undefined ? undefined : await isOfApp(dependencies, accountId, app),
      ),
    )
    .orderBy(desc(ledgerLines.id))
    .limit(limit + 1)
  const holding = alias(orders, 'holding')
  const rows = await database
    .select({
      lineId: ledgerLines.id,
      amount: ledgerLines.amount,
      sharePercent: ledgerLines.sharePercent,
      kind: ledgerTransactions.kind,
      happenedAt: ledgerTransactions.happenedAt,
      holding: { status: holding.status, completedAt: holding.completedAt },
      app: { slug: apps.slug, name: apps.name, emoji: apps.emoji },
    })
    .from(ledgerLines)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .leftJoin(runs, toRun)
    .leftJoin(refunds, toRefund)
    .leftJoin(orders, toOrder)
    .leftJoin(holding, eq(holding.id, heldBy))
    .leftJoin(apps, eq(apps.id, appId))
    .where(inArray(ledgerLines.id, page))
    .orderBy(desc(ledgerLines.id))
  const { shown, next_cursor } = toPage(list, rows, limit, (last) => [last.lineId])

  return {
    entries: shown.map(({ lineId, kind, amount, sharePercent, happenedAt, holding, app }) => {
      const until =
        holding?.status === 'completed' && holding.completedAt
          ? guaranteeEnds(holding.completedAt)
          : undefined
      return {
        id: String(lineId),
        kind: kind as contract.Earning['kind'],
        app: app && { ...app, name: app.name[lang] },
        // What the store owes is a credit, and credits are negative.
        amount: aed(-amount),
        share_percent: sharePercent,
        happened_at: happenedAt.toISOString(),
        held_until: until && until > now ? until.toISOString() : null,
      }
    }),
    next_cursor,
  }
}

/**
 * Whether a line is about an app. Lines are looked at one after the other, so those of days without any of the app are left out: of one that
 * seldom earns anything they would be nearly all.
 */
async function isOfApp(
  { database, metrics }: EarningsDependencies,
  accountId: string,
  slugOrId: string,
): Promise<SQL | undefined> {
  const [app] = await database
    .select({ id: apps.id })
    .from(apps)
    .where(or(eq(apps.slug, slugOrId), eq(sql`${apps.id}::text`, slugOrId)))
  if (!app) return sql`false`
  const moved = await metrics.byDay(agentRevenueOf(accountId, [app.id]), await ledgerDays(database))
  const ranges = dayRangesOf([...new Set(moved.map(({ day }) => day))].sort())
  if (ranges.length === 0) return sql`false`
  const within = ({ from, to }: Days) =>
    and(
      gte(ledgerTransactions.happenedAt, beginningOf(from)),
      lt(ledgerTransactions.happenedAt, beginningOf(dayAfter(to))),
    )
  return and(or(...ranges.map(within)), sql`${appOfLine} = ${app.id}`)
}
