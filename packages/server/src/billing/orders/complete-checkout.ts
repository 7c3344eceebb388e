import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { orUnreachable } from '../payments/or-unreachable.ts'
import { advanceOrder } from './advance-order.ts'
import { SOLD_OUT } from './capture-order.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { getOwnOrder } from './find-order.ts'
import { orderReply } from './order-page.ts'

type Route = typeof contract.routes.completeCheckout

export async function completeCheckout(
  billing: CheckoutDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const order = await getOwnOrder(billing.database, requireUser(caller).userId, id)
  const reached = await orUnreachable(advanceOrder(billing, order))
  if (reached.status === 'declined') {
    const isSoldOut = reached.declineReason === SOLD_OUT
    throw new DomainError(isSoldOut ? 'billing.offer_sold_out' : 'billing.payment_declined')
  }
  if (reached.status === 'cancelled' || reached.status === 'expired')
    throw new DomainError('billing.order_ended')
  return orderReply(billing, reached, lang)
}
