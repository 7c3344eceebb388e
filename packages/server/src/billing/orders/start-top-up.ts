import {
  chargedInUsd,
  type billing as contract,
  type InputOf,
  type ReplyOf,
} from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { orderReply } from './order-page.ts'
import { startOrder } from './start-order.ts'

type Route = typeof contract.routes.startTopUp

/** No VAT: it is due when the money is spent (a voucher that may buy several things). */
export async function startTopUp(
  billing: CheckoutDependencies,
  { amount_fils }: InputOf<Route>,
  { caller, idempotencyKey }: Context,
): Promise<ReplyOf<Route>> {
  const order = await startOrder(billing, {
    userId: requireUser(caller).userId,
    idempotencyKey,
    content: JSON.stringify(['top_up', amount_fils]),
    buy: () => ({
      kind: 'top_up',
      vatFils: 0,
      totalFils: amount_fils,
      vatCents: 0,
      totalCents: chargedInUsd(amount_fils),
    }),
  })
  return orderReply(billing, order, 'en')
}
