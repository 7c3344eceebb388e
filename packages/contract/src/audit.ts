import { z } from 'zod'
import { Role } from './accounts.ts'
import { Download } from './download.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Day, Text } from './text.ts'

/** What somebody who runs the store, or an organisation, did. */
export const AuditAction = z.enum([
  'people.role_changed',
  'people.suspended',
  'people.restored',
  'people.exported',
  'moderation.approved',
  'moderation.rejected',
  'moderation.taken_down',
  'moderation.restored',
  'moderation.reports_dismissed',
  'moderation.appeal_upheld',
  'moderation.appeal_denied',
  'moderation.reviews_approved',
  'moderation.reviews_rejected',
  'payments.refunded',
  'payments.reconciled',
  'payments.invoice_replaced',
  'payments.exported',
  'payments.bank_file_made',
  'payments.payouts_confirmed',
  'payments.payout_returned',
  'founder.burn_rate_set',
  'signing.key_rotated',
  'connections.changes_approved',
  'connections.kept_paused',
  'audit.exported',
  'jobs.run_requested',
  'organisations.created',
  'organisations.renamed',
  'organisations.dissolved',
  'organisations.transferred',
  'organisations.invited',
  'organisations.invitation_revoked',
  'organisations.joined',
  'organisations.left',
  'organisations.member_removed',
  'organisations.role_changed',
  'organisations.caps_changed',
  'organisations.agents_changed',
  'organisations.api_key_created',
  'organisations.api_key_rotated',
  'organisations.api_key_revoked',
  'organisations.webhook_created',
  'organisations.webhook_address_changed',
  'organisations.webhook_deleted',
  'organisations.widget_created',
  'organisations.widget_deleted',
])
export type AuditAction = z.infer<typeof AuditAction>

/** What it was done to. */
export const AuditSubjectKind = z.enum([
  'person',
  'agent',
  'order',
  'payout',
  'payout_week',
  'organisation',
  'store',
])
export type AuditSubjectKind = z.infer<typeof AuditSubjectKind>

const AuditFact = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** Short facts by name: a role, a status, an amount in fils, what an organisation was called. No name of a person, e-mail or text that one wrote. */
export const AuditFacts = z.record(z.string(), AuditFact)
export type AuditFacts = z.infer<typeof AuditFacts>

/** What is written down now; screens have words for each. A log may hold older names. */
export type AuditFactName =
  | 'account'
  | 'api_key'
  | 'category'
  | 'checked'
  | 'differences'
  | 'entries'
  | 'fils'
  | 'fingerprint'
  | 'format'
  | 'from'
  | 'invitation'
  | 'is_listed'
  | 'is_shown'
  | 'job'
  | 'key'
  | 'kind'
  | 'ledger_cents'
  | 'matched'
  | 'members'
  | 'monthly_fils'
  | 'monthly_runs'
  | 'name'
  | 'number'
  | 'only_listed'
  | 'orders_cents'
  | 'owner'
  | 'payouts'
  | 'people'
  | 'ready'
  | 'reason'
  | 'reference'
  | 'refund'
  | 'reports'
  | 'reviews'
  | 'role'
  | 'rows'
  | 'searched'
  | 'show'
  | 'status'
  | 'to'
  | 'webhook'
  | 'widget'
/** The name of an organisation is kept beside the log, and read with it. */
export type WrittenFacts = Partial<
  Record<Exclude<AuditFactName, 'name'>, z.infer<typeof AuditFact>>
>

/** One line of the log: who, what, before, after, why. It is never changed. */
export const AuditEntry = z.object({
  /** Its number in the log, which rises. */
  id: z.string(),
  at: z.iso.datetime(),
  /** `name` is null once the person has left. */
  actor: z.object({ id: z.string(), name: z.string().nullable(), role: Role }),
  action: AuditAction,
  subject: z.object({ kind: AuditSubjectKind, id: z.string(), name: z.string().nullable() }),
  before: AuditFacts.nullable(),
  after: AuditFacts.nullable(),
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const success = z.literal(true)
const filters = {
  action: AuditAction.optional(),
  /** Who did it: an id. */
  actor: Text.max(100).optional(),
  /** What it was done to: an id. */
  subject: Text.max(100).optional(),
  /** A part of the reason, or of the name or e-mail of whoever did it or what it was done to; or the whole id of the latter. */
  search: Text.trim().max(100).optional(),
  from: Day.optional(),
  to: Day.optional(),
}

export const AuditPage = z.object({
  success,
  entries: z.array(AuditEntry),
  next_cursor: z.string().nullable(),
})
export type AuditPage = z.infer<typeof AuditPage>
export const auditPaging = {
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

export const routes = defineRoutes({
  /** Newest first. Days are those of the UAE. What organisations did among themselves stands in their own logs. */
  listAuditLog: {
    method: 'GET',
    path: '/api/audit',
    access: 'platform_settings',
    query: z.object({ ...filters, ...auditPaging }),
    response: AuditPage,
    errors: ['request.cursor_invalid'],
  },
  /** All that match, newest first, as CSV. */
  exportAuditLog: {
    method: 'GET',
    path: '/api/audit.csv',
    access: 'platform_settings',
    query: z.object(filters),
    response: Download,
    errors: ['request.rate_limited', 'request.in_flight', 'server.busy'],
  },
})
