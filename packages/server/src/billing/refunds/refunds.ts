import { bind } from '../../bind.ts'
import { chargeBack } from './charge-back.ts'
import type { RefundDependencies } from './dependencies.ts'
import { giveBack } from './give-back.ts'
import { previewRefund } from './preview-refund.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { refundOrder } from './refund-order.ts'
import { settleRefund } from './settle-refund.ts'
import { storeRefunds } from './store-refunds.ts'

export type Refunds = ReturnType<typeof createRefunds>

/**
 * Money on its way back to the customer, because they ask within thirty days or because the
 * provider takes it.
 *
 * A refund is stored before the provider is asked, and asked for under its own id, so that asking
 * again gives nothing twice. Whoever hears that it was made records it, and the first to do so does
 * all that follows from it in one transaction.
 */
export function createRefunds(dependencies: RefundDependencies) {
  return bind(dependencies, {
    previewRefund,
    refundOrder,
    giveBack,
    storeRefunds,
    settleRefund,
    reconcileRefunds,
    chargeBack,
  })
}
