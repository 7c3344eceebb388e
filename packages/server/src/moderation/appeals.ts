import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import type { Transaction } from '../database/database.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { lockOwn, requireOwn } from '../forge/versions.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { appealDeniedEmail, appealUpheldEmail } from './email-templates.ts'
import { lockApp } from './lock-app.ts'
import { getTakedownById, selectTakedowns, toTakedown } from './takedown.ts'
import { putBack } from './takedowns.ts'

type Routes = typeof contract.routes
type Answer = InputOf<Routes['answerAppeal']>

export async function getTakedown(
  { database }: ModerationDependencies,
  { id }: InputOf<Routes['getTakedown']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getTakedown']>> {
  await requireOwn(database, requireUser(caller).userId, id)
  const [newest] = await selectTakedowns(database, eq(takedowns.appId, id))
    .orderBy(desc(takedowns.at))
    .limit(1)
  return { success: true, takedown: newest ? toTakedown(newest) : null }
}

export async function appealTakedown(
  { database, newId, clock }: ModerationDependencies,
  { id: appId, text }: InputOf<Routes['appealTakedown']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['appealTakedown']>> {
  const { userId } = requireUser(caller)
  const takedownId = await database.transaction(async (tx) => {
    await lockUnsuspended(tx, userId)
    await lockOwn(tx, userId, appId)
    const [takedown] = await tx
      .select({ id: takedowns.id })
      .from(takedowns)
      .where(and(eq(takedowns.appId, appId), isNull(takedowns.endedAt)))
    if (!takedown) throw new DomainError('moderation.not_taken_down')
    const appeal = { id: newId(), takedownId: takedown.id, text, at: clock.now() }
    const made = await tx
      .insert(appeals)
      .values(appeal)
      .onConflictDoNothing({ target: appeals.takedownId })
      .returning()
    if (made.length === 0) throw new DomainError('moderation.already_appealed')
    return takedown.id
  })
  return { success: true, takedown: await getTakedownById(database, takedownId) }
}

export async function answerAppeal(
  moderation: ModerationDependencies,
  input: Answer,
  { caller }: Context,
): Promise<ReplyOf<Routes['answerAppeal']>> {
  const by = requireUser(caller)
  const { takedownId, show } = await moderation.database.transaction((tx) =>
    answer(moderation, tx, by, input),
  )
  show?.()
  return { success: true, takedown: await getTakedownById(moderation.database, takedownId) }
}

async function answer(
  moderation: ModerationDependencies,
  tx: Transaction,
  by: SignedInCaller,
  { id, decision, answer }: Answer,
) {
  const { clock, audit, outbox } = moderation
  const [appeal] = await tx
    .select({ takedownId: takedowns.id, appId: takedowns.appId })
    .from(appeals)
    .innerJoin(takedowns, eq(takedowns.id, appeals.takedownId))
    .where(eq(appeals.id, id))
  if (!appeal) throw new DomainError('moderation.appeal_not_found')
  const app = await lockApp(tx, by, appeal.appId)
  const answered = await tx
    .update(appeals)
    .set({ decision, answer, answeredAt: clock.now() })
    .where(and(eq(appeals.id, id), isNull(appeals.answeredAt)))
    .returning({ id: appeals.id })
  if (answered.length === 0) throw new DomainError('moderation.appeal_answered')
  const isUpheld = decision === 'upheld'
  const what = { before: { is_listed: false }, after: { is_listed: isUpheld }, reason: answer }
  await audit.record(tx, auditEntryOf(by, `moderation.appeal_${decision}`, app, what))
  if (app.creator) {
    const write = isUpheld ? appealUpheldEmail : appealDeniedEmail
    await outbox.queue(tx, {
      reference: `appeal:${id}`,
      userId: app.creator.id,
      ...write({ name: app.name, answer }),
    })
  }
  const back = isUpheld ? await putBack(moderation, tx, app) : undefined
  return { takedownId: appeal.takedownId, show: back?.show }
}
