import { bind } from '../../bind.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelCheckout } from './cancel-checkout.ts'
import { completeCheckout } from './complete-checkout.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { findByProviderOrder } from './find-order.ts'
import { learnProviderOrder } from './learn-provider-order.ts'
import { listOrders } from './list-orders.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { startCheckout } from './start-checkout.ts'
import { startTopUp } from './start-top-up.ts'

export type Checkout = ReturnType<typeof createCheckout>

/** From the button to the money: an order is made, agreed to, captured and settled, in steps that can each be repeated. */
export function createCheckout(dependencies: CheckoutDependencies) {
  return bind(dependencies, {
    startCheckout,
    startTopUp,
    completeCheckout,
    cancelCheckout,
    advanceOrder,
    listOrders,
    findByProviderOrder,
    learnProviderOrder,
    reconcileOrders,
  })
}
