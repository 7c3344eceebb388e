import { moderation as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, lt, sql } from 'drizzle-orm'
import { OneNumber, readCursor, toPage } from '../cursor.ts'
import { auditEntries } from '../database/schema/audit.ts'
import type { ModerationDependencies } from './dependencies.ts'

const LIST = 'moderation log'

type Routes = typeof contract.routes
type Entry = contract.ModerationLogEntry

const { number, action, at, after } = auditEntries
// Written out, as the index of these lines is only taken for the same words.
const isModeration = sql`${action} like 'moderation.%'`
const columns = {
  number,
  at,
  action: sql<Entry['action']>`substr(${action}, ${'moderation.'.length + 1}::int)`,
  category: sql<Entry['category']>`${after} ->> 'category'`,
  reason: sql<string | null>`${after} ->> 'reason'`,
}

/** Of what moderators did, that which anyone may read: not who, not to whom, and nothing that somebody wrote. */
export async function listModerationLog(
  { database }: ModerationDependencies,
  { cursor, limit }: InputOf<Routes['listModerationLog']>,
): Promise<ReplyOf<Routes['listModerationLog']>> {
  const place = readCursor(LIST, cursor, OneNumber)
  const isBefore = place && lt(number, place[0])
  const rows = await database
    .select(columns)
    .from(auditEntries)
    .where(and(isModeration, isBefore))
    .orderBy(desc(number))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(LIST, rows, limit, (last) => [last.number])
  const entries = shown.map(({ number, at, reason, ...entry }) => ({
    id: String(number),
    at: at.toISOString(),
    ...entry,
    reason: contract.TakedownReason.nullable().parse(reason),
  }))
  return { success: true, entries, next_cursor }
}
