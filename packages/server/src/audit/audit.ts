import type { accounts, audit as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import { OneNumber, readCursor, toPage } from '../cursor.ts'
import type { Database, Transaction } from '../database/database.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { requireUser } from '../http/caller.ts'
import { type Context, FileReply } from '../http/context.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { entriesCsv } from './entries-csv.ts'
import { type EntriesQuery, readEntries } from './read-entries.ts'

const EXPORTING = { name: 'audit export', max: 10, windowSeconds: 600 }

type Routes = typeof contract.routes
type Paging = { cursor?: string | undefined; limit: number }

/** What is written down: who did what to what, what was so before and after, and why. */
export interface AuditEntry {
  actor: { userId: string; role: accounts.Role }
  action: contract.AuditAction
  subject: { kind: contract.AuditSubjectKind; id: string }
  organisationId?: string
  before?: contract.WrittenFacts
  after?: contract.WrittenFacts
  reason?: string | undefined
}

export type Audit = ReturnType<typeof createAudit>

/** The log of what people who run the store did. It only grows. */
export function createAudit({
  database,
  clock,
  limits,
}: {
  database: Database
  clock: Clock
  limits: RateLimits
}) {
  /** Records an action in the transaction that does it, so that nothing is done that is not in the log; answers with its number there. */
  async function record(
    tx: Transaction,
    { actor, subject, ...entry }: AuditEntry,
  ): Promise<{ number: number }> {
    const [recorded] = await tx
      .insert(auditEntries)
      .values({
        ...entry,
        at: clock.now(),
        actorId: actor.userId,
        actorRole: actor.role,
        subjectKind: subject.kind,
        subjectId: subject.id,
      })
      .returning({ number: auditEntries.number })
    return recorded!
  }

  async function listEntries(query: EntriesQuery, { cursor, limit }: Paging) {
    const list = `audit ${JSON.stringify(query)}`
    const below = readCursor(list, cursor, OneNumber)?.[0]
    const entries = await readEntries(database, query, { below, max: limit + 1 })
    const { shown, next_cursor } = toPage(list, entries, limit, (last) => [Number(last.id)])
    return { entries: shown, next_cursor }
  }

  async function exportEntries(userId: string, query: EntriesQuery, filename: string) {
    const { bytes, rows, isTruncated } = await limits.alone(EXPORTING, userId, () =>
      entriesCsv((below, max) => readEntries(database, query, { below, max })),
    )
    return {
      count: rows,
      file: new FileReply(bytes, { type: 'text/csv; charset=utf-8', filename, isTruncated }),
    }
  }

  return {
    record,

    async listAuditLog({
      cursor,
      limit,
      ...query
    }: InputOf<Routes['listAuditLog']>): Promise<ReplyOf<Routes['listAuditLog']>> {
      return { success: true, ...(await listEntries(query, { cursor, limit })) }
    },

    /** The export stands in the log itself, from the next one on. */
    async exportAuditLog(
      query: InputOf<Routes['exportAuditLog']>,
      { caller }: Context,
    ): Promise<FileReply> {
      const actor = requireUser(caller)
      await limits.take(EXPORTING, actor.userId)
      const { count, file } = await exportEntries(actor.userId, query, 'audit-log.csv')
      await database.transaction((tx) =>
        record(tx, {
          actor,
          action: 'audit.exported',
          subject: { kind: 'store', id: 'audit_log' },
          after: { entries: count },
        }),
      )
      return file
    },

    /** The log of an organisation, newest first. */
    listOf: (organisationId: string, paging: Paging) => listEntries({ organisationId }, paging),

    /** The whole log of an organisation as CSV. */
    async fileOf(organisationId: string, userId: string): Promise<FileReply> {
      return (await exportEntries(userId, { organisationId }, 'organisation-audit-log.csv')).file
    },
  }
}
