import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { orderReply } from './order-page.ts'
import { startOrder } from './start-order.ts'

type Route = typeof contract.routes.startCheckout

export async function startCheckout(
  dependencies: CheckoutDependencies,
  { plan, billing, offer }: InputOf<Route>,
  { caller, idempotencyKey }: Context,
): Promise<ReplyOf<Route>> {
  const { quotes } = dependencies
  const { userId } = requireUser(caller)
  const content = JSON.stringify(['plan', plan, billing, offer ?? null])
  const order = await startOrder(dependencies, {
    userId,
    idempotencyKey,
    content,
    async buy(tx) {
      const bought = { userId, planId: plan, billing, offer, language: 'en' as const }
      const { quote, creditedOrderId } = await quotes.quoteFor(tx, bought)
      requireStands(quote)
      return {
        kind: 'plan',
        quote,
        planId: plan,
        boughtPlan: quotes.boughtPlan(plan),
        billing,
        offerId: quote.offer?.id ?? null,
        creditedOrderId,
        vatFils: quote.vat.aed,
        totalFils: quote.total.aed,
        vatCents: quote.vat.usd,
        totalCents: quote.total.usd,
      }
    },
  })
  const reply = await orderReply(dependencies, order, 'en')
  return { ...reply, offer_notice: order.quote?.offer_notice ?? null }
}

function requireStands({ change, offer_notice }: contract.Quote): void {
  if (change === 'current') throw new DomainError('billing.plan_current')
  if (change === 'later') throw new DomainError('billing.plan_later')
  // Somebody who saw the lower price must not pay the higher one.
  if (offer_notice === 'sold_out') throw new DomainError('billing.offer_sold_out')
  if (offer_notice === 'used') throw new DomainError('billing.offer_used')
}
