import type { moderation as contract, InputOf, Language, ReplyOf } from '@wakeel/contract'
import { and, asc, count, desc, eq, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { NO_TEXTS } from '../creator-pages/moderated-texts.ts'
import { cell, readCursor, toPage } from '../cursor.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { creatorProfiles } from '../database/schema/creator-pages.ts'
import { reports } from '../database/schema/moderation.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { shownColumns, toShown } from './shown-app.ts'

const LIST = 'reports'

/** So many of one case are shown; they are decided about together. */
const MAX_SHOWN = 20

type Routes = typeof contract.routes
const Place = z.tuple([cell.number, cell.id])
type Report = contract.ReportedProfile['reports'][number]

const isOpen = isNull(reports.closedAt)
/** What a report is about: an agent, or the creator who says something of themselves. */
const subject = sql<string>`coalesce(${reports.appId}::text, ${reports.creatorId})`

/** What somebody has reported, that with most open reports first. */
export async function listReports(
  { database }: ModerationDependencies,
  { cursor, limit, lang }: InputOf<Routes['listReports']>,
): Promise<ReplyOf<Routes['listReports']>> {
  const rows = await selectReported(database, readCursor(LIST, cursor, Place), limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, (last) => [last.open, last.subject])
  const newest =
    shown.length > 0
      ? await newestOf(
          database,
          shown.map(({ subject }) => subject),
        )
      : undefined
  return {
    success: true,
    cases: shown.map((row) => toCase(row, newest?.get(row.subject) ?? [], lang)),
    next_cursor,
  }
}

type Reported = Awaited<ReturnType<typeof selectReported>>[number]

function selectReported(
  database: Database,
  place: z.output<typeof Place> | undefined,
  limit: number,
) {
  const open = database
    .select({
      subject: subject.as('subject'),
      appId: reports.appId,
      creatorId: reports.creatorId,
      open: count().as('open'),
      firstAt: min(reports.at).as('first_at'),
      lastAt: max(reports.at).as('last_at'),
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.appId, reports.creatorId)
    .having(place && sql`(count(*), ${subject}) < (${place[0]}::bigint, ${place[1]}::text)`)
    .orderBy(desc(count()), desc(subject))
    .limit(limit)
    .as('open_reports')
  return database
    .select({
      ...shownColumns,
      isListed: apps.isActive,
      texts: { about: creatorProfiles.about, website: creatorProfiles.website },
      subject: open.subject,
      open: open.open,
      firstAt: open.firstAt,
      lastAt: open.lastAt,
    })
    .from(open)
    .leftJoin(apps, eq(apps.id, open.appId))
    .leftJoin(users, or(eq(users.id, apps.creatorId), eq(users.id, open.creatorId)))
    .leftJoin(creatorProfiles, eq(creatorProfiles.userId, open.creatorId))
    .orderBy(desc(open.open), desc(open.subject))
}

/** The newest about each thing. */
async function newestOf(database: Database, subjects: string[]): Promise<Map<string, Report[]>> {
  const place =
    sql<number>`row_number() over (partition by ${subject} order by ${reports.at} desc, ${reports.id})`.as(
      'place',
    )
  const { id, userId, reason, comment, texts, at } = reports
  const placed = database
    .select({ subject: subject.as('subject'), id, userId, reason, comment, texts, at, place })
    .from(reports)
    .where(and(isOpen, inArray(subject, subjects)))
    .as('placed')
  const rows = await database
    .select({
      subject: placed.subject,
      report: {
        id: placed.id,
        reason: placed.reason,
        comment: placed.comment,
        texts: placed.texts,
        at: placed.at,
      },
      reporter: { id: users.id, name: users.name },
    })
    .from(placed)
    .leftJoin(users, eq(users.id, placed.userId))
    .where(lte(placed.place, MAX_SHOWN))
    .orderBy(desc(placed.at), asc(placed.id))
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, some]) => [subject, some.map(toReport)]))
}

interface ReportRow {
  report: Pick<typeof reports.$inferSelect, 'id' | 'reason' | 'comment' | 'texts' | 'at'>
  reporter: Report['reporter']
}

const toReport = ({ report: { id, reason, comment, texts, at }, reporter }: ReportRow): Report => ({
  id,
  reason,
  comment,
  texts: texts ?? NO_TEXTS,
  at: at.toISOString(),
  reporter,
})

function toCase(row: Reported, newest: Report[], language: Language): contract.ReportedCase {
  const reported = {
    id: row.subject,
    open: row.open,
    first_at: row.firstAt!.toISOString(),
    last_at: row.lastAt!.toISOString(),
  }
  if (row.app === null)
    // Reports of whoever left are not kept, so those that are have their creator.
    return {
      kind: 'profile',
      ...reported,
      creator: row.creator!,
      texts: row.texts ?? NO_TEXTS,
      reports: newest,
    }
  return {
    kind: 'agent',
    ...reported,
    ...toShown({ ...row, app: row.app }, language),
    is_listed: row.isListed ?? false,
    reports: newest.map(({ texts: _, ...report }) => report),
  }
}
