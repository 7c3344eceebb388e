import type { audit as contract } from '@wakeel/contract'
import type { AuditEntry } from '../audit/audit.ts'
import type { SignedInCaller } from '../http/caller.ts'

type Action = Extract<contract.AuditAction, `moderation.${string}`>

/** What a moderator decides about: an agent, or without a category what the person with this id says of themselves. */
export interface Moderated {
  id: string
  category: string | null
}

/** How a moderator's action stands in the audit log. The public log is read from there, so each says the category of its agent. */
export function auditEntryOf(
  { userId, role }: Pick<SignedInCaller, 'userId' | 'role'>,
  action: Action,
  { id, category }: Moderated,
  { after, ...rest }: Pick<AuditEntry, 'before' | 'after' | 'reason'>,
): AuditEntry {
  return {
    actor: { userId, role },
    action,
    subject: { kind: category === null ? 'person' : 'agent', id },
    after: { ...after, ...(category !== null && { category }) },
    ...rest,
  }
}
