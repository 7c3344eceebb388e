import type { Bilingual } from '@wakeel/contract'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  invoices as documents,
  type InvoiceContent,
  type OrderRow,
  subscriptions,
} from '../../database/schema/billing.ts'
import { chargebackEmail, refundEmail } from '../email-templates.ts'
import { getOwnOrder } from '../orders/find-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { giveSpotBack } from '../plans/spots.ts'
import type { RefundDependencies } from './dependencies.ts'
import { recordForCreators, recordForCustomer } from './record-refund.ts'
import { creditedOrders } from './refund-terms.ts'
import { saleReversalLines, topUpReversalLines } from './reversal-lines.ts'
import { postShareReversals } from './share-reversals.ts'

/** Money of an order that went back. */
interface Reversal {
  /** The row of `refunds` that it is for. */
  id: string
  kind: 'request' | 'chargeback'
  fils: number
  cents: number
  /** What of a top-up the wallet gives; the rest of it is the store's loss. */
  fromWallet: number
}

const TAKEN_BACK: Bilingual = {
  en: 'The payment provider took the payment back',
  ar: 'استرجعت جهة الدفع المبلغ المدفوع',
}

/**
 * What follows when the money of an order has gone back: all of it in the transaction that records
 * it. The order must be locked by the caller, and so must the wallet of a top-up.
 */
export async function reverseOrder(
  billing: RefundDependencies,
  tx: Transaction,
  order: OrderRow,
  reversal: Reversal,
): Promise<void> {
  const { ledger } = billing
  const { id, kind, fils, cents } = reversal
  const isRefund = kind === 'request'
  const refundedFils = order.refundedFils + fils
  const status = isRefund
    ? refundedFils === order.totalFils
      ? 'refunded'
      : 'partly_refunded'
    : 'charged_back'
  // Whoever has all the money back is no customer that the offer is counted for.
  const leavesSpot = status === 'refunded' && order.holdsSpot
  await moveOrder(billing, tx, order, status, {
    refundedFils,
    refundedCents: order.refundedCents + cents,
    ...(leavesSpot && { holdsSpot: false }),
  })
  if (leavesSpot) await giveSpotBack(tx, order.offerId!)

  const lines =
    order.kind === 'top_up'
      ? await topUpReversalLines(tx, order, reversal)
      : await saleReversalLines(tx, order)
  if (order.userId) await endWhatItPaid(billing, tx, order, kind)
  await ledger.post(tx, isRefund ? 'refund' : 'chargeback', isRefund ? id : order.id, lines)
  const refund = { id, kind, order, at: billing.clock.now() }
  await recordForCustomer(tx, refund, fils)
  await recordForCreators(tx, refund, order.appId, lines)
  if (order.sharedFils > 0) await postShareReversals(ledger, tx, refund)
  await issueCreditNote(billing, tx, order, reversal)
}

/**
 * Ends the plan or the agent that the order paid for; a chargeback also ends a plan that its unused
 * part was credited to.
 */
async function endWhatItPaid(
  { subscriptions: plans, purchases }: RefundDependencies,
  tx: Transaction,
  order: OrderRow,
  kind: Reversal['kind'],
): Promise<void> {
  if (order.kind === 'app') await purchases.endEntitlement(tx, order)
  if (order.kind !== 'plan' && order.kind !== 'renewal') return
  const [current] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, order.userId!), ne(subscriptions.status, 'ended')))
    .for('update')
  if (!current) return
  const paying = [current.orderId]
  if (kind === 'chargeback') {
    const payer = await getOwnOrder(tx, order.userId!, current.orderId)
    paying.push(...(await creditedOrders(tx, payer)).map(({ id }) => id))
  }
  if (paying.includes(order.id)) await plans.endPlan(tx, current)
}

/** Corrects the document of the order, and writes to the customer if they are still there. */
async function issueCreditNote(
  { invoices, outbox }: RefundDependencies,
  tx: Transaction,
  order: OrderRow,
  { id, kind, fils, cents }: Reversal,
): Promise<void> {
  const isTopUp = order.kind === 'top_up'
  const isRefund = kind === 'request'
  const original = await findDocument(tx, order)
  const { description } = original.lines[0]!
  const vatFils = isTopUp ? 0 : order.vatFils
  const { number } = await invoices.issue(tx, {
    kind: 'credit_note',
    reference: id,
    userId: order.userId,
    orderId: order.id,
    lines: isTopUp ? [{ description, quantity: 1, netFils: fils }] : original.lines,
    netFils: fils - vatFils,
    vatFils,
    totalFils: fils,
    charged: original.charged && { ...original.charged, cents },
    corrects: original.number,
    paidWith: original.paidWith,
    ...(isRefund ? {} : { reason: TAKEN_BACK }),
  })
  if (!order.userId) return
  const to = order.provider === 'wallet' ? 'wallet' : 'payment_method'
  const email = isRefund
    ? refundEmail({ description, fils, number, to })
    : chargebackEmail({ description, fils, number })
  const reference = `${isRefund ? 'refund' : 'chargeback'}:${id}`
  await outbox.queue(tx, { reference, userId: order.userId, ...email })
}

async function findDocument(tx: Transaction, order: OrderRow): Promise<InvoiceContent> {
  const [document] = await tx
    .select({ content: documents.content })
    .from(documents)
    .where(
      and(eq(documents.orderId, order.id), inArray(documents.kind, ['tax_invoice', 'receipt'])),
    )
    // The one that replaced another stands.
    .orderBy(desc(documents.sequence))
    .limit(1)
  if (!document) throw new Error(`the order ${order.id} has no document to correct`)
  return document.content
}
