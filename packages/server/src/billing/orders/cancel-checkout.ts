import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { getOwnOrder } from './find-order.ts'
import { moveOrReread } from './move-order.ts'
import { orderReply } from './order-page.ts'

type Route = typeof contract.routes.cancelCheckout

/** What is being paid or is paid is no longer cancelled: the reply says how it stands. */
export async function cancelCheckout(
  billing: CheckoutDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const order = await getOwnOrder(billing.database, requireUser(caller).userId, id)
  if (order.status === 'declined' || order.status === 'expired')
    throw new DomainError('billing.order_ended')
  const isOpen = order.status === 'created' || order.status === 'awaiting_approval'
  const reached = isOpen ? await moveOrReread(billing, order, 'cancelled') : order
  return orderReply(billing, reached, lang)
}
