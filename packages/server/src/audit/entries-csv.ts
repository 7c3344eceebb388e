import type { audit as contract } from '@wakeel/contract'
import { toCsv } from '../csv.ts'

const head = ['number', 'at', 'who', 'who_id', 'role', 'action', 'subject', 'subject_id', 'subject_name', 'before', 'after', 'reason']

export function toEntriesCsv(entries: readonly contract.AuditEntry[]): Uint8Array {
  return toCsv([
    head,
    ...entries.map(({ id, at, actor, action, subject, before, after, reason }) => [
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
    ]),
  ])
}

const facts = (some: contract.AuditFacts | null): string => (some ? JSON.stringify(some) : '')
