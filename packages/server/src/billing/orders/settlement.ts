import { type billing, DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import type { Transaction } from '../../database/database.ts'
import type { OrderRow } from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { receiptEmail } from '../email-templates.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger } from '../ledger.ts'
import type { ProviderOrder } from '../payments/payment-provider.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import type { Subscriptions } from '../plans/subscriptions.ts'
import type { Wallets } from '../spending/wallet.ts'
import { orderLines } from './order-lines.ts'
import { describeOrder } from './order-texts.ts'
import type { Orders } from './orders.ts'
import { saleLines, topUpLines } from './postings.ts'

interface Dependencies {
  ledger: Ledger
  wallets: Wallets
  orders: Orders
  invoices: Invoices
  outbox: Outbox
  subscriptions: Pick<Subscriptions, 'activatePlan'>
  vatMode: billing.VatMode
}

export type Settlement = ReturnType<typeof createSettlement>

/** What happens when an order's money has been taken: all of it in one transaction, and once. */
export function createSettlement({
  ledger,
  wallets,
  orders,
  invoices,
  outbox,
  subscriptions,
  vatMode,
}: Dependencies) {
  async function deliver(tx: Transaction, order: OrderRow, userId: string): Promise<void> {
    if (order.kind === 'top_up') {
      await wallets.hold(tx, userId)
      const walletLine = await wallets.change(tx, userId, order.totalFils)
      await ledger.post(tx, 'top_up', order.id, topUpLines(order, walletLine))
    } else {
      await subscriptions.activatePlan(tx, order)
      await ledger.post(tx, 'sale', order.id, saleLines(order))
    }
  }

  return {
    /**
     * The order, completed; undefined when somebody else has settled it. Nobody can leave while
     * their order is capturing.
     */
    async settle(
      tx: Transaction,
      order: OrderRow,
      taken: Pick<ProviderOrder, 'id' | 'capture' | 'savedMethod'>,
    ): Promise<OrderRow | undefined> {
      if (taken.capture?.cents !== order.totalCents) {
        throw new Error(
          `the provider took ${taken.capture?.cents} cents for the order ${order.id} of ${order.totalCents}`,
        )
      }
      const userId = order.userId!
      await lockPlan(tx, userId)
      const completed = await orders.move(tx, order, 'completed', {
        providerOrderId: taken.id,
        captureId: taken.capture.id,
        savedMethod: taken.savedMethod ?? order.savedMethod,
        approvalUrl: null,
      })
      if (!completed) return undefined
      await deliver(tx, completed, userId)
      const { number } = await invoices.issue(tx, {
        kind: order.kind === 'top_up' ? 'receipt' : 'tax_invoice',
        reference: order.id,
        userId,
        orderId: order.id,
        lines: orderLines(order, vatMode),
        netFils: order.totalFils - order.vatFils,
        vatFils: order.vatFils,
        totalFils: order.totalFils,
        charged: {
          cents: order.totalCents,
          ...(order.kind === 'top_up' && { dirhamsPerDollar: DIRHAMS_PER_DOLLAR }),
        },
        corrects: null,
        paidWith: order.provider,
      })
      const text = receiptEmail({
        description: describeOrder(order),
        totalFils: order.totalFils,
        number,
      })
      await outbox.queue(tx, { reference: `receipt:${order.id}`, userId, ...text })
      return completed
    },
  }
}
