import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { rereadOrder } from '../orders/find-order.ts'
import { orderReply } from '../orders/order-page.ts'
import type { RefundDependencies } from './dependencies.ts'
import { giveBack } from './give-back.ts'

type Route = typeof contract.routes.refundOrder

export async function refundOrder(
  billing: RefundDependencies,
  { id, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  await giveBack(billing, { id, userId: requireUser(caller).userId })
  return orderReply(billing, await rereadOrder(billing.database, { id }), lang)
}
