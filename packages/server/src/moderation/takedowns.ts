import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { appeals, takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { appealUpheldEmail, restoredEmail, takedownEmail } from './email-templates.ts'
import { type LockedApp, lockApp } from './lock-app.ts'
import { closeReports } from './open-reports.ts'
import { getTakedownById } from './takedown.ts'

type Routes = typeof contract.routes

/** Ends the takedown of an app that is locked; throws while its creator is suspended, as nothing of theirs is in the store then. */
export async function putBack(
  { clock, catalogue }: ModerationDependencies,
  tx: Transaction,
  app: LockedApp,
): Promise<{ id: string; show: ShowChange }> {
  const [ended] = await tx
    .update(takedowns)
    .set({ endedAt: clock.now() })
    .where(and(eq(takedowns.appId, app.id), isNull(takedowns.endedAt)))
    .returning({ id: takedowns.id })
  if (!ended) throw new DomainError('moderation.not_taken_down')
  if (app.creator?.isSuspended) throw new DomainError('moderation.creator_suspended')
  return { ...ended, show: await catalogue.putBack(tx, [app.id]) }
}

export async function takeDownApp(
  moderation: ModerationDependencies,
  input: InputOf<Routes['takeDownApp']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['takeDownApp']>> {
  const by = requireUser(caller)
  const { id, show } = await moderation.database.transaction((tx) =>
    takeDown(moderation, tx, by, input),
  )
  show()
  return { success: true, takedown: await getTakedownById(moderation.database, id) }
}

export async function restoreApp(
  moderation: ModerationDependencies,
  { id: appId, reason }: InputOf<Routes['restoreApp']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['restoreApp']>> {
  const { database, clock, audit, outbox } = moderation
  const by = requireUser(caller)
  const { id, show } = await database.transaction(async (tx) => {
    const app = await lockApp(tx, by, appId)
    const back = await putBack(moderation, tx, app)
    const upheld = await tx
      .update(appeals)
      .set({ decision: 'upheld', answer: reason, answeredAt: clock.now() })
      .where(and(eq(appeals.takedownId, back.id), isNull(appeals.answeredAt)))
      .returning({ id: appeals.id })
    const what = { before: { is_listed: false }, after: { is_listed: true }, reason }
    await audit.record(tx, auditEntryOf(by, 'moderation.restored', app, what))
    if (app.creator) {
      const said =
        upheld.length > 0
          ? appealUpheldEmail({ name: app.name, answer: reason })
          : restoredEmail({ name: app.name })
      await outbox.queue(tx, {
        reference: `restored:${back.id}`,
        userId: app.creator.id,
        ...said,
      })
    }
    return back
  })
  show()
  return { success: true, takedown: await getTakedownById(database, id) }
}

async function takeDown(
  { newId, clock, catalogue, audit, outbox }: ModerationDependencies,
  tx: Transaction,
  by: SignedInCaller,
  { id: appId, reason, note }: InputOf<Routes['takeDownApp']>,
): Promise<{ id: string; show: ShowChange }> {
  const app = await lockApp(tx, by, appId)
  if (app.takenDownAt !== null) throw new DomainError('moderation.already_taken_down')
  if (!app.isListed) throw new DomainError('catalogue.app_not_found')
  const id = newId()
  await tx.insert(takedowns).values({ id, appId, reason, note, at: clock.now() })
  const show = await catalogue.takeDown(tx, [appId])
  // After the app, as somebody who leaves locks what they reviewed before what they reported.
  const reports = await closeReports(tx, appId, 'taken_down', clock.now())
  const what = {
    before: { is_listed: true },
    after: { is_listed: false, reason, reports },
    reason: note,
  }
  await audit.record(tx, auditEntryOf(by, 'moderation.taken_down', app, what))
  if (app.creator) {
    const userId = app.creator.id
    await outbox.queue(tx, {
      reference: `taken-down:${id}`,
      userId,
      ...takedownEmail({ name: app.name, reason, note }),
    })
    await recordEvent(tx, {
      type: 'agent.taken_down',
      ids: [id],
      to: { userId },
      appId,
      at: clock.now(),
      data: { takedown_id: id, reason },
    })
  }
  return { id, show }
}
