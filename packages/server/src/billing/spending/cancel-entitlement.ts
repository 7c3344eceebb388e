import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, gt } from 'drizzle-orm'
import { lockPerson } from '../../accounts/lock-person.ts'
import { entitlements } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { cancellationEmail } from '../email-templates.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { selectEntitlements, toEntitlement } from './show-entitlement.ts'

type Route = typeof contract.routes.cancelEntitlement

/** It runs to the end of the month that is paid. */
export const cancelEntitlement = (
  billing: PurchaseDependencies,
  input: InputOf<Route>,
  context: Context,
) => setCancelled(billing, input, context, true)

export const resumeEntitlement = (
  billing: PurchaseDependencies,
  input: InputOf<Route>,
  context: Context,
) => setCancelled(billing, input, context, false)

/** Says whether a month that is paid goes on into another one. */
async function setCancelled(
  { database, clock, outbox, newId }: PurchaseDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
  cancelAtPeriodEnd: boolean,
): Promise<ReplyOf<Route>> {
  const { userId } = requireUser(caller)
  const row = await database.transaction(async (tx) => {
    // First, as by whoever erases a person and then what was bought.
    await lockPerson(tx, userId)
    const [held] = await tx
      .select()
      .from(entitlements)
      .where(
        and(
          eq(entitlements.id, id),
          eq(entitlements.userId, userId),
          eq(entitlements.status, 'active'),
          gt(entitlements.currentPeriodEnd, clock.now()),
        ),
      )
      .for('update')
    if (!held) throw new DomainError('billing.entitlement_not_found')
    await tx.update(entitlements).set({ cancelAtPeriodEnd }).where(eq(entitlements.id, id))
    const [changed] = await selectEntitlements(tx).where(eq(entitlements.id, id))
    if (cancelAtPeriodEnd && !held.cancelAtPeriodEnd)
      await outbox.queue(tx, {
        reference: `agent-cancelled:${newId()}`,
        userId,
        ...cancellationEmail({ name: changed!.app.name, endsAt: held.currentPeriodEnd! }),
      })
    return changed!
  })
  return { success: true, entitlement: toEntitlement(row, lang) }
}
