import type { audit } from '@wakeel/contract'
import type { Client } from '../api.ts'
import { toCsv } from '../ui/csv.ts'
import type { AuditUrlState } from './audit-url-state.ts'

const founder: audit.AuditEntry['actor'] = {
  id: 'demo-1',
  name: 'Mariam Al Suwaidi',
  role: 'founder',
}
const admin: audit.AuditEntry['actor'] = { id: 'demo-2', name: 'Khalid Al Mansoori', role: 'admin' }

type Invented = Omit<audit.AuditEntry, 'id' | 'before' | 'after' | 'reason'> &
  Partial<audit.AuditEntry>

/** Newest first, by the people of the other showcase. */
const invented: Invented[] = [
  {
    at: '2026-11-20T06:41:00Z',
    actor: admin,
    action: 'payments.bank_file_made',
    subject: { kind: 'payout_week', id: '2026-W47', name: null },
    before: { ready: 42 },
    after: { format: 'pain001', payouts: 42, fils: 8_761_250 },
  },
  {
    at: '2026-11-19T13:05:00Z',
    actor: admin,
    action: 'people.suspended',
    subject: { kind: 'person', id: 'demo-5', name: 'Anita Verma' },
    before: { status: 'active' },
    after: { status: 'suspended' },
    reason: 'Three agents sent people to a payment page of their own.',
  },
  {
    at: '2026-11-19T13:02:00Z',
    actor: admin,
    action: 'moderation.taken_down',
    subject: { kind: 'agent', id: 'demo-agent-1', name: 'Visa Shortcut' },
    before: { is_listed: true },
    after: { is_listed: false, reason: 'misleading', reports: 6 },
    reason: 'It promises visas that nobody can promise.',
  },
  {
    at: '2026-11-18T09:30:00Z',
    actor: founder,
    action: 'people.role_changed',
    subject: { kind: 'person', id: 'demo-2', name: 'Khalid Al Mansoori' },
    before: { role: 'user' },
    after: { role: 'admin' },
    reason: 'Runs moderation from this week on.',
  },
  {
    at: '2026-11-17T15:12:00Z',
    actor: admin,
    action: 'payments.refunded',
    subject: { kind: 'order', id: 'WK-20417', name: null },
    before: { status: 'completed' },
    after: { status: 'refunded', fils: 37_429 },
    reason: 'Bought twice by mistake.',
  },
  {
    at: '2026-11-16T10:48:00Z',
    actor: admin,
    action: 'moderation.approved',
    subject: { kind: 'agent', id: 'demo-agent-2', name: 'Tenancy Contract Reader' },
    before: { status: 'pending' },
    after: { status: 'published', number: 3 },
  },
  {
    at: '2026-11-14T07:20:00Z',
    actor: founder,
    action: 'audit.exported',
    subject: { kind: 'store', id: 'audit_log', name: null },
    after: { entries: 318 },
  },
  {
    at: '2026-11-12T11:55:00Z',
    actor: admin,
    action: 'moderation.appeal_upheld',
    subject: { kind: 'agent', id: 'demo-agent-3', name: 'Zakat Calculator' },
    before: { is_listed: false },
    after: { is_listed: true },
    reason: 'The sources were added; the answers are right.',
  },
]

const entries = invented.map(
  (entry, index): audit.AuditEntry => ({
    before: null,
    after: null,
    reason: null,
    ...entry,
    id: String(invented.length - index),
  }),
)

const list = ({
  search = '',
  action,
  actor,
  subject,
  from = '',
  to = '9',
}: AuditUrlState = {}): audit.AuditEntry[] =>
  entries.filter(
    (entry) =>
      (!action || entry.action === action) &&
      (!actor || entry.actor.id === actor) &&
      (!subject || entry.subject.id === subject) &&
      entry.at.slice(0, 10) >= from &&
      entry.at.slice(0, 10) <= to &&
      [entry.reason, entry.actor.name, entry.subject.name, entry.subject.id]
        .join('\n')
        .toLowerCase()
        .includes(search.toLowerCase()),
  )

const head = ['at', 'who', 'action', 'subject', 'reason']

/** The same operations over invented audit entries. */
export const showcase: Client<typeof audit.routes> = {
  listAuditLog: async (filters) => ({ success: true, entries: list(filters), next_cursor: null }),
  exportAuditLog: async (filters) => {
    const rows = list(filters).map(({ at, actor, action, subject, reason }) => [
      at,
      actor.name ?? '',
      action,
      subject.name ?? subject.id,
      reason ?? '',
    ])
    return {
      bytes: new Uint8Array(await toCsv([head, ...rows]).arrayBuffer()),
      filename: 'demo-audit-log.csv',
    }
  },
}
