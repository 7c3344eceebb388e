import type { audit as contract } from '@wakeel/contract'
import { csvOf } from '../csv.ts'

const head = [
  'number',
  'at',
  'who',
  'who_id',
  'role',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'before',
  'after',
  'reason',
]

/** `read`: so many entries from below one on. */
export function entriesCsv(
  read: (below: number | undefined, max: number) => Promise<contract.AuditEntry[]>,
) {
  return csvOf<contract.AuditEntry>({
    head,
    read: (last, max) => read(last && Number(last.id), max),
    toRows: (entries) => entries.map((entry) => [toRow(entry)]),
  })
}

const toRow = ({ id, at, actor, action, subject, before, after, reason }: contract.AuditEntry) => [
  id,
  at,
  actor.name ?? '',
  actor.id,
  actor.role,
  action,
  subject.kind,
  subject.id,
  subject.name ?? '',
  facts(before),
  facts(after),
  reason ?? '',
]

const facts = (some: contract.AuditFacts | null): string => (some ? JSON.stringify(some) : '')
