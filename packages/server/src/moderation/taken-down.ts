import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AuditEntry } from '../audit/audit.ts'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { takedowns } from '../database/schema/moderation.ts'
import type { EmailTemplate } from '../emails/template.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'
import type { Moderated } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { appealDeniedEmail, appealUpheldEmail, restoredEmail } from './email-templates.ts'
import { lockApp } from './lock-app.ts'
import { lockCreator } from './lock-creator.ts'
import {
  textsAppealDeniedEmail,
  textsAppealUpheldEmail,
  textsRestoredEmail,
} from './profile-email-templates.ts'

/** Something that was taken down and is held until the transaction ends: whose it is, what they are told, and how it comes back. */
export interface TakenDown extends Moderated {
  creatorId: string | undefined
  /** As the audit log has it. */
  facts(isBack: boolean): NonNullable<AuditEntry['after']>
  emails: {
    restored(): EmailTemplate
    upheld(answer: string): EmailTemplate
    denied(answer: string): EmailTemplate
  }
  /** Ends the takedown; throws `moderation.not_taken_down` when it has ended. */
  putBack(): Promise<{ id: string; show?: ShowChange }>
}

type Takedown = typeof takedowns.$inferSelect

/** What a takedown is about, for a moderator who may decide about it. */
export const lockTakenDown = (
  moderation: ModerationDependencies,
  tx: Transaction,
  by: SignedInCaller,
  takedown: Takedown,
): Promise<TakenDown> =>
  takedown.appId === null
    ? lockTakenTexts(moderation, tx, by, takedown)
    : lockTakenApp(moderation, tx, by, takedown.appId)

/** It comes back with whatever takedown it has, but not while its creator is suspended, as nothing of theirs is in the store then. */
export async function lockTakenApp(
  { clock, catalogue }: ModerationDependencies,
  tx: Transaction,
  by: SignedInCaller,
  appId: string,
): Promise<TakenDown> {
  const { id, name, category, creator } = await lockApp(tx, by, appId)
  return {
    id,
    category,
    creatorId: creator?.id,
    facts: (isBack) => ({ is_listed: isBack }),
    emails: {
      restored: () => restoredEmail({ name }),
      upheld: (answer) => appealUpheldEmail({ name, answer }),
      denied: (answer) => appealDeniedEmail({ name, answer }),
    },
    async putBack() {
      const ended = await endTakedown(tx, eq(takedowns.appId, id), clock.now())
      if (creator?.isSuspended) throw new DomainError('moderation.creator_suspended')
      return { ...ended, show: await catalogue.putBack(tx, [id]) }
    },
  }
}

async function lockTakenTexts(
  { clock, creatorPages }: ModerationDependencies,
  tx: Transaction,
  by: SignedInCaller,
  { id: takedownId, creatorId, texts }: Takedown,
): Promise<TakenDown> {
  const locked = await lockCreator(tx, by, creatorId!)
  return {
    ...locked,
    creatorId: locked.id,
    facts: (isBack) => ({ is_shown: isBack }),
    emails: {
      restored: textsRestoredEmail,
      upheld: (answer) => textsAppealUpheldEmail({ answer }),
      denied: (answer) => textsAppealDeniedEmail({ answer }),
    },
    async putBack() {
      const ended = await endTakedown(tx, eq(takedowns.id, takedownId), clock.now())
      await creatorPages.putTextsBack(tx, locked.id, texts!)
      return ended
    },
  }
}

async function endTakedown(tx: Transaction, which: SQL, now: Date): Promise<{ id: string }> {
  const [ended] = await tx
    .update(takedowns)
    .set({ endedAt: now })
    .where(and(which, isNull(takedowns.endedAt)))
    .returning({ id: takedowns.id })
  if (!ended) throw new DomainError('moderation.not_taken_down')
  return ended
}
