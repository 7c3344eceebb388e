import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { lockUnsuspended } from '../accounts/lock-person.ts'
import type { Transaction } from '../database/database.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { lockOwn, requireOwn } from '../forge/versions.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { getTakedownById, selectTakedowns, toTakedown } from './takedown.ts'
import { lockTakenDown } from './taken-down.ts'

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
  moderation: ModerationDependencies,
  { id: appId, text }: InputOf<Routes['appealTakedown']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['appealTakedown']>> {
  const { userId } = requireUser(caller)
  return appeal(moderation, userId, text, async (tx) => {
    await lockOwn(tx, userId, appId)
    return eq(takedowns.appId, appId)
  })
}

export async function appealProfileTakedown(
  moderation: ModerationDependencies,
  { id, text }: InputOf<Routes['appealProfileTakedown']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['appealProfileTakedown']>> {
  const { userId } = requireUser(caller)
  return appeal(moderation, userId, text, async () =>
    and(eq(takedowns.id, id), eq(takedowns.creatorId, userId)),
  )
}

/** `find`: which takedown is theirs; throws when what was taken down is not. */
async function appeal(
  { database, newId, clock }: ModerationDependencies,
  userId: string,
  text: string,
  find: (tx: Transaction) => Promise<SQL | undefined>,
) {
  const takedownId = await database.transaction(async (tx) => {
    await lockUnsuspended(tx, userId)
    const [takedown] = await tx
      .select({ id: takedowns.id })
      .from(takedowns)
      .where(and(await find(tx), isNull(takedowns.endedAt)))
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
  return { success: true as const, takedown: await getTakedownById(database, takedownId) }
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
    .select({ takedown: takedowns })
    .from(appeals)
    .innerJoin(takedowns, eq(takedowns.id, appeals.takedownId))
    .where(eq(appeals.id, id))
  if (!appeal) throw new DomainError('moderation.appeal_not_found')
  const held = await lockTakenDown(moderation, tx, by, appeal.takedown)
  const answered = await tx
    .update(appeals)
    .set({ decision, answer, answeredAt: clock.now() })
    .where(and(eq(appeals.id, id), isNull(appeals.answeredAt)))
    .returning({ id: appeals.id })
  if (answered.length === 0) throw new DomainError('moderation.appeal_answered')
  const isUpheld = decision === 'upheld'
  const what = { before: held.facts(false), after: held.facts(isUpheld), reason: answer }
  await audit.record(tx, auditEntryOf(by, `moderation.appeal_${decision}`, held, what))
  if (held.creatorId !== undefined)
    await outbox.queue(tx, {
      reference: `appeal:${id}`,
      userId: held.creatorId,
      ...held.emails[decision](answer),
    })
  const back = isUpheld ? await held.putBack() : undefined
  return { takedownId: appeal.takedown.id, show: back?.show }
}
