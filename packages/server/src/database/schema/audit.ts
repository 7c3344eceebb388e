import type { audit as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What people who run the store, or an organisation, did. Rows are only ever added: triggers in the migrations refuse the rest. People
 * and things are named by their ids alone, so that somebody can leave and the log stays as it is.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    actorRole: text('actor_role').notNull(),
    action: text('action').$type<contract.AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<contract.AuditSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Set: it stands in the log of that organisation, and not in the store's. */
    organisationId: uuid('organisation_id'),
    before: jsonb('before').$type<contract.AuditFacts>(),
    after: jsonb('after').$type<contract.AuditFacts>(),
    reason: text('reason'),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.number),
    index('audit_entries_actor').on(table.actorId, table.number),
    index('audit_entries_subject').on(table.subjectId, table.number),
    /** For the public log. */
    index('audit_entries_moderation')
      .on(table.number)
      .where(sql`${table.action} like 'moderation.%'`),
    index('audit_entries_organisation').on(table.organisationId, table.number),
  ],
)
