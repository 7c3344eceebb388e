import type { audit as contract } from '@wakeel/contract'
import type { SignedInCaller } from '../accounts/caller.ts'
import type { Deed } from '../audit/audit.ts'

type Action = Extract<contract.AuditAction, `moderation.${string}`>

/** How a moderator's deed stands in the audit log. The public log is read from there, so each says the category of its agent. */
export function deedOf(
  { userId, role }: Pick<SignedInCaller, 'userId' | 'role'>,
  action: Action,
  app: { id: string; category: string },
  { after, ...rest }: Pick<Deed, 'before' | 'after' | 'reason'>,
): Deed {
  return {
    actor: { userId, role },
    action,
    subject: { kind: 'agent', id: app.id },
    after: { ...after, category: app.category },
    ...rest,
  }
}
