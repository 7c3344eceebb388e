import { DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import type { Transaction } from '../../database/database.ts'
import type { OrderRow } from '../../database/schema/billing.ts'
import { receiptEmail } from '../email-templates.ts'
import type { ProviderOrder } from '../payments/payment-provider.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { changeWallet, lockWallet } from '../spending/wallet.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { moveOrder } from './move-order.ts'
import { orderLines } from './order-lines.ts'
import { describeOrder } from './order-texts.ts'
import { saleLines, topUpLines } from './postings.ts'

/**
 * Does what follows when an order's money has been taken, all in one transaction, and once. Answers with the order, completed;
 * undefined when somebody else has settled it. Nobody can leave while their order is capturing.
 */
export async function settleOrder(
  billing: CheckoutDependencies,
  tx: Transaction,
  order: OrderRow,
  taken: Pick<ProviderOrder, 'id' | 'capture' | 'savedMethod'>,
): Promise<OrderRow | undefined> {
  if (taken.capture?.cents !== order.totalCents) {
    throw new Error(
      `the provider took ${taken.capture?.cents} cents for the order ${order.id} of ${order.totalCents}`,
    )
  }
  const { invoices, outbox, vatMode } = billing
  const { id, totalFils, vatFils } = order
  const userId = order.userId!
  const isTopUp = order.kind === 'top_up'
  await lockPlan(tx, userId)
  const completed = await moveOrder(billing, tx, order, 'completed', {
    providerOrderId: taken.id,
    captureId: taken.capture.id,
    savedMethod: taken.savedMethod ?? order.savedMethod,
    approvalUrl: null,
  })
  if (!completed) return undefined
  await deliver(billing, tx, completed, userId)
  const { number } = await invoices.issue(tx, {
    kind: isTopUp ? 'receipt' : 'tax_invoice',
    reference: id,
    userId,
    orderId: id,
    lines: orderLines(order, vatMode),
    netFils: totalFils - vatFils,
    vatFils,
    totalFils,
    charged: {
      cents: order.totalCents,
      ...(isTopUp && { dirhamsPerDollar: DIRHAMS_PER_DOLLAR }),
    },
    corrects: null,
    paidWith: order.provider,
  })
  const text = receiptEmail({ description: describeOrder(order), totalFils, number })
  await outbox.queue(tx, { reference: `receipt:${id}`, userId, ...text })
  return completed
}

async function deliver(
  { ledger, subscriptions }: CheckoutDependencies,
  tx: Transaction,
  order: OrderRow,
  userId: string,
): Promise<void> {
  if (order.kind === 'top_up') {
    await lockWallet({ ledger }, tx, userId)
    const walletLine = await changeWallet(tx, userId, order.totalFils)
    await ledger.post(tx, 'top_up', order.id, topUpLines(order, walletLine))
  } else {
    await subscriptions.activatePlan(tx, order)
    await ledger.post(tx, 'sale', order.id, saleLines(order))
  }
}
