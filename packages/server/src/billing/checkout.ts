import { notWritten } from './not-written.ts'
import type { OrderRow } from './orders.ts'

export type Checkout = ReturnType<typeof createCheckout>

/** From the button to the money: an order is made, agreed to, captured and settled, in steps that can each be repeated. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createCheckout(_: any) {
  return {
    startCheckout: notWritten,
    startTopUp: notWritten,
    completeCheckout: notWritten,
    cancelCheckout: notWritten,
    /** Takes an order as far as it can go now. The return page, every notice and the reconciling job call it, at once if they like. */
    advance: notWritten as (order: OrderRow) => Promise<OrderRow>,
    /** The order that the provider knows by this id. */
    findByProviderOrder: notWritten as (providerOrderId: string) => Promise<OrderRow | undefined>,
    /** Takes up every order that was left on its way, and gives up those that nobody agreed to. */
    reconcile: notWritten as () => Promise<number>,
  }
}
