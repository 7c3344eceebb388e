import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, gt } from 'drizzle-orm'
import { entitlements } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
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
  { database, clock }: PurchaseDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
  cancelAtPeriodEnd: boolean,
): Promise<ReplyOf<Route>> {
  const changed = await database
    .update(entitlements)
    .set({ cancelAtPeriodEnd })
    .where(
      and(
        eq(entitlements.id, id),
        eq(entitlements.userId, requireUser(caller).userId),
        eq(entitlements.status, 'active'),
        gt(entitlements.currentPeriodEnd, clock.now()),
      ),
    )
    .returning({ id: entitlements.id })
  if (changed.length === 0) throw new DomainError('billing.entitlement_not_found')
  const [row] = await selectEntitlements(database).where(eq(entitlements.id, id))
  return { success: true, entitlement: toEntitlement(row!, lang) }
}
