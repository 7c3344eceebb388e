import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { lockCreator } from './lock-creator.ts'
import { closeReports, ofCreator } from './open-reports.ts'
import { textsTakenEmail } from './profile-email-templates.ts'
import { getTakedownById, selectTakedowns, toProfileTakedown } from './takedown.ts'

/** Whoever says much that has to go is shown the newest decisions. */
const MAX_SHOWN = 20

type Routes = typeof contract.routes

/** Takes away what the moderator has read, and nothing that took its place. */
export async function takeDownProfile(
  { database, newId, clock, audit, outbox, creatorPages }: ModerationDependencies,
  { id: creatorId, texts, reason, note }: InputOf<Routes['takeDownProfile']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['takeDownProfile']>> {
  const by = requireUser(caller)
  const id = newId()
  await database.transaction(async (tx) => {
    const held = await lockCreator(tx, by, creatorId)
    if (!(await creatorPages.takeTextsAway(tx, creatorId, texts)))
      throw new DomainError('moderation.profile_changed')
    await tx.insert(takedowns).values({ id, creatorId, texts, reason, note, at: clock.now() })
    const reports = await closeReports(tx, ofCreator(creatorId), 'taken_down', clock.now())
    const what = {
      before: { is_shown: true },
      after: { is_shown: false, reason, reports },
      reason: note,
    }
    await audit.record(tx, auditEntryOf(by, 'moderation.taken_down', held, what))
    await outbox.queue(tx, {
      reference: `taken-down:${id}`,
      userId: creatorId,
      ...textsTakenEmail({ reason, note }),
    })
  })
  return { success: true, takedown: await getTakedownById(database, id) }
}

export async function listProfileTakedowns(
  { database }: ModerationDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listProfileTakedowns']>> {
  const { userId } = requireUser(caller)
  const rows = await selectTakedowns(
    database,
    and(eq(takedowns.creatorId, userId), isNull(takedowns.endedAt)),
  )
    .orderBy(desc(takedowns.at), desc(takedowns.id))
    .limit(MAX_SHOWN)
  return { success: true, takedowns: rows.map(toProfileTakedown) }
}
