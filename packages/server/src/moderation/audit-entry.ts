import type { audit as contract } from '@wakeel/contract'
import type { AuditEntry } from '../audit/audit.ts'
import type { SignedInCaller } from '../http/caller.ts'

type Action = Extract<contract.AuditAction, `moderation.${string}`>

/** How a moderator's action stands in the audit log. The public log is read from there, so each says the category of its agent. */
export function auditEntryOf(
  { userId, role }: Pick<SignedInCaller, 'userId' | 'role'>,
  action: Action,
  app: { id: string; category: string },
  { after, ...rest }: Pick<AuditEntry, 'before' | 'after' | 'reason'>,
): AuditEntry {
  return {
    actor: { userId, role },
    action,
    subject: { kind: 'agent', id: app.id },
    after: { ...after, category: app.category },
    ...rest,
  }
}
