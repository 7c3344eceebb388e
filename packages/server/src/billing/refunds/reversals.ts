import { aed, type Bilingual, usd } from '@wakeel/contract'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import {
  invoices as documents,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  type OrderRow,
  subscriptions as plansOfPeople,
} from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { chargebackEmail, refundEmail } from '../email-templates.ts'
import type { Invoices } from '../invoices/invoices.ts'
import type { Ledger, Line } from '../ledger.ts'
import type { Orders } from '../orders/orders.ts'
import type { Subscriptions } from '../plans/subscriptions.ts'
import type { createPurchases } from '../spending/purchases.ts'
import type { Wallets } from '../spending/wallet.ts'
import { creditedOrders } from './refund-terms.ts'
import { createShareReversals, creatorOrUnclaimed } from './share-reversals.ts'

export interface ReversalDependencies {
  ledger: Ledger
  wallets: Wallets
  orders: Orders
  invoices: Invoices
  outbox: Outbox
  subscriptions: Subscriptions
  purchases: ReturnType<typeof createPurchases>
}

/** Money of an order that went back. */
export interface Reversal {
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

export type Reversals = ReturnType<typeof createReversals>

/** What follows when the money of an order has gone back: all of it in the transaction that records it. */
export function createReversals({
  ledger,
  wallets,
  orders,
  invoices,
  outbox,
  subscriptions,
  purchases,
}: ReversalDependencies) {
  const shareReversals = createShareReversals({ ledger })

  /** Of the top-up, only the part that goes back. */
  async function topUpLines(
    tx: Transaction,
    order: OrderRow,
    { fils, cents, fromWallet }: Reversal,
  ): Promise<Line[]> {
    const wallet = fromWallet > 0 ? [await wallets.change(tx, order.userId!, -fromWallet)] : []
    return [
      ...wallet,
      { account: 'losses', ...aed(fils - fromWallet) },
      { account: 'exchange', ...aed(-fils) },
      { account: 'exchange', ...usd(cents) },
      { account: 'provider', ...usd(-cents) },
    ]
  }

  /** What the sale posted, the other way round, with every part that it had then. */
  async function saleLines(tx: Transaction, order: OrderRow): Promise<Line[]> {
    const posted = await tx
      .select({ line: ledgerLines, kind: ledgerAccounts.kind })
      .from(ledgerTransactions)
      .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
      .where(and(eq(ledgerTransactions.kind, 'sale'), eq(ledgerTransactions.reference, order.id)))
    const lines: Line[] = []
    for (const { line, kind } of posted.filter((each) => each.kind !== 'wallet')) {
      const account =
        kind === 'creator' ? await creatorOrUnclaimed(tx, line.accountId) : { id: line.accountId }
      const currency = line.currency as Line['currency']
      lines.push({
        account,
        amount: -line.amount,
        currency,
        ...(line.sharePercent !== null && { sharePercent: line.sharePercent }),
      })
    }
    // Locked after the creator's account, as by every sale.
    if (order.kind === 'app') lines.push(await wallets.change(tx, order.userId!, order.totalFils))
    return lines
  }

  /** Ends the plan or the agent that the order paid for; a chargeback also ends a plan that its unused part was credited to. */
  async function endWhatItPaid(
    tx: Transaction,
    order: OrderRow,
    kind: Reversal['kind'],
  ): Promise<void> {
    if (order.kind === 'app') await purchases.endEntitlement(tx, order)
    if (order.kind !== 'plan' && order.kind !== 'renewal') return
    const [current] = await tx
      .select()
      .from(plansOfPeople)
      .where(and(eq(plansOfPeople.userId, order.userId!), ne(plansOfPeople.status, 'ended')))
      .for('update')
    if (!current) return
    const paying = [current.orderId]
    if (kind === 'chargeback') {
      const payer = await orders.getOwn(tx, order.userId!, current.orderId)
      paying.push(...(await creditedOrders(tx, payer)).map(({ id }) => id))
    }
    if (paying.includes(order.id)) await subscriptions.end(tx, current)
  }

  async function documentOf(tx: Transaction, order: OrderRow): Promise<InvoiceContent> {
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

  return {
    /** The order must be locked by the caller, and so must the wallet of a top-up. */
    async reverse(tx: Transaction, order: OrderRow, reversal: Reversal): Promise<void> {
      const { id, kind, fils, cents } = reversal
      const isRefund = kind === 'request'
      const refundedFils = order.refundedFils + fils
      const status = isRefund
        ? refundedFils === order.totalFils
          ? 'refunded'
          : 'partly_refunded'
        : 'charged_back'
      await orders.move(tx, order, status, {
        refundedFils,
        refundedCents: order.refundedCents + cents,
      })

      const isTopUp = order.kind === 'top_up'
      const lines = isTopUp ? await topUpLines(tx, order, reversal) : await saleLines(tx, order)
      if (order.userId) await endWhatItPaid(tx, order, kind)
      await ledger.post(tx, isRefund ? 'refund' : 'chargeback', isRefund ? id : order.id, lines)
      if (order.sharedFils > 0) await shareReversals.post(tx, order.id)

      const original = await documentOf(tx, order)
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
      if (order.userId) {
        const to = order.provider === 'wallet' ? ('wallet' as const) : ('payment_method' as const)
        const text = isRefund
          ? refundEmail({ description, fils, number, to })
          : chargebackEmail({ description, fils, number })
        await outbox.queue(tx, {
          reference: `${isRefund ? 'refund' : 'chargeback'}:${id}`,
          userId: order.userId,
          ...text,
        })
      }
    },
  }
}
