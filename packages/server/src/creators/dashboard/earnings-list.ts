import { aed, type creators as contract, type InputOf } from '@wakeel/contract'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guaranteeEnds } from '../../billing/orders/order-page.ts'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import type { Queries } from '../../database/database.ts'
import {
  creatorAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
  refunds,
} from '../../database/schema/billing.ts'
import { apps } from '../../database/schema/catalogue.ts'
import { runs } from '../../database/schema/runs.ts'
import { appId, appOfLine, heldBy, toOrder, toRefund, toRun } from './movements.ts'

type EarningsQuery = InputOf<typeof contract.routes.listEarnings> & { userId: string; now: Date }

/** Every movement of a creator's account, newest first. */
export async function readEarnings(
  queries: Queries,
  { userId, now, app, cursor, limit, lang }: EarningsQuery,
) {
  const list = `earnings of ${userId} ${app ?? ''}`
  const before = readCursor(list, cursor, OneNumber)?.[0]
  // The lines of the page come first and by themselves: joined to what they are about, the whole account would be read for each page.
  const page = queries
    .select({ id: ledgerLines.id })
    .from(creatorAccounts)
    .innerJoin(ledgerLines, eq(ledgerLines.accountId, creatorAccounts.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(
      and(
        eq(creatorAccounts.userId, userId),
        before === undefined ? undefined : lt(ledgerLines.id, before),
        app === undefined ? undefined : sql`${appOfLine} = (${findApp(queries, app)})`,
      ),
    )
    .orderBy(desc(ledgerLines.id))
    .limit(limit + 1)
  const holding = alias(orders, 'holding')
  const rows = await queries
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

const findApp = (queries: Queries, slugOrId: string) =>
  queries
    .select({ id: apps.id })
    .from(apps)
    .where(or(eq(apps.slug, slugOrId), eq(sql`${apps.id}::text`, slugOrId)))
