import type { moderation as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { takedowns } from '../database/schema/moderation.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { editorOf, takedownEmail } from './email-templates.ts'
import { lockApp } from './lock-app.ts'
import { closeReports, ofApp } from './open-reports.ts'
import { getTakedownById } from './takedown.ts'

type Routes = typeof contract.routes

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

async function takeDown(
  { newId, clock, catalogue, audit, outbox, publicUrl }: ModerationDependencies,
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
  const reports = await closeReports(tx, ofApp(appId), 'taken_down', clock.now())
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
      ...takedownEmail({ name: app.name, reason, note, editor: editorOf(publicUrl, appId) }),
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
