import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  max,
  min,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'
import { cell, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { reports } from '../database/schema/moderation.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { shownColumns, toShown } from './shown-app.ts'

const LIST = 'reports'

/** So many of one agent are shown; they are decided about together. */
const MAX_SHOWN = 20

type Routes = typeof contract.routes
const Place = z.tuple([cell.number, cell.id])
type Report = contract.ReportedApp['reports'][number]

const isOpen = isNull(reports.closedAt)

/** The agents that somebody has reported, those with most open reports first. */
export async function listReports(
  { database }: ModerationDependencies,
  { cursor, limit, lang }: InputOf<Routes['listReports']>,
): Promise<ReplyOf<Routes['listReports']>> {
  const rows = await selectReported(database, readCursor(LIST, cursor, Place), limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, (last) => [last.open, last.app.id])
  const newest =
    shown.length > 0
      ? await newestOf(
          database,
          shown.map(({ app }) => app.id),
        )
      : undefined
  return {
    success: true,
    apps: shown.map((row) => ({
      id: row.app.id,
      ...toShown(row, lang),
      is_listed: row.isListed,
      open: row.open,
      first_at: row.firstAt!.toISOString(),
      last_at: row.lastAt!.toISOString(),
      reports: newest?.get(row.app.id) ?? [],
    })),
    next_cursor,
  }
}

function selectReported(
  database: Database,
  place: z.output<typeof Place> | undefined,
  limit: number,
) {
  const open = database
    .select({
      appId: reports.appId,
      open: count().as('open'),
      firstAt: min(reports.at).as('first_at'),
      lastAt: max(reports.at).as('last_at'),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.appId)
    .having(place && sql`(count(*), ${reports.appId}) < (${place[0]}::bigint, ${place[1]}::uuid)`)
    .orderBy(desc(count()), desc(reports.appId))
    .limit(limit)
    .as('open_reports')
  return database
    .select({
      ...shownColumns,
      isListed: apps.isActive,
      open: open.open,
      firstAt: open.firstAt,
      lastAt: open.lastAt,
    })
    .from(open)
    .innerJoin(apps, eq(apps.id, open.appId))
    .leftJoin(users, eq(users.id, apps.creatorId))
    .orderBy(desc(open.open), desc(apps.id))
}

/** The newest of each app. */
async function newestOf(database: Database, appIds: string[]): Promise<Map<string, Report[]>> {
  const place =
    sql<number>`row_number() over (partition by ${reports.appId} order by ${reports.at} desc, ${reports.id})`.as(
      'place',
    )
  const placed = database
    .select({ ...getTableColumns(reports), place })
    .from(reports)
    .where(and(isOpen, inArray(reports.appId, appIds)))
    .as('placed')
  const { id, appId, userId, reason, comment, at } = placed
  const rows = await database
    .select({
      report: { id, appId, reason, comment, at },
      reporter: { id: users.id, name: users.name },
    })
    .from(placed)
    .leftJoin(users, eq(users.id, userId))
    .where(lte(placed.place, MAX_SHOWN))
    .orderBy(desc(at), asc(id))
  const byApp = Map.groupBy(rows, ({ report }) => report.appId)
  return new Map([...byApp].map(([appId, some]) => [appId, some.map(toReport)]))
}

interface ReportRow {
  report: Pick<typeof reports.$inferSelect, 'id' | 'reason' | 'comment' | 'at'>
  reporter: Report['reporter']
}

function toReport({ report: { id, reason, comment, at }, reporter }: ReportRow): Report {
  return { id, reason, comment, at: at.toISOString(), reporter }
}
