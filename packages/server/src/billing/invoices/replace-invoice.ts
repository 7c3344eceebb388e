import type { Bilingual, billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type InvoiceContent, orders, refunds } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import { requireUser, type SignedInCaller } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { invoiceReplacedEmail } from '../email-templates.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { storeDetails, toDetails } from './billing-details.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { findOwnInvoice } from './find-own-invoice.ts'
import { describeInvoice } from './invoice-content.ts'
import { canBeReplaced, creditNotesOf, type InvoiceRow, toInvoice } from './list-invoices.ts'
import { storeInvoice } from './store-invoice.ts'

type Route = typeof contract.routes.replaceInvoice

/** Each takes two numbers that are kept for good. */
const REPLACING = { name: 'replaced invoices', max: 10, windowSeconds: 24 * 3_600 }

/**
 * Puts another invoice in the place of one with wrong details of the customer. A document never
 * changes, so a credit note takes the old one back whole and a new one says the same supply and
 * amounts with the right details; no money moves and the ledger has nothing to say. Both are issued
 * at the moment the mistake is reported, within the fourteen days of Federal Decree-Law 8/2017,
 * articles 62(2) and 67; records are kept for five years, and so long it can be asked for.
 */
export async function replaceInvoice(
  billing: InvoiceDependencies,
  { number, lang, keep, ...input }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { database, clock, limits } = billing
  const actor = requireUser(caller)
  const { userId } = actor
  const details = toDetails(input)
  await findOwnInvoice(database, userId, number)
  await limits.take(REPLACING, userId)
  const { invoice, note } = await database.transaction(async (tx) => {
    await lockPlan(tx, userId)
    const old = await findOwnInvoice(tx, userId, number)
    await requireReplaceable(tx, old, clock.now())
    requireChange(old.content, details)
    const replaced = await storeReplacement(billing, tx, old, userId, details)
    if (keep) await storeDetails(tx, userId, details)
    await report(billing, tx, actor, old, replaced)
    return replaced
  })
  const shown = (row: InvoiceRow) =>
    toInvoice({ invoice: row, refundedFils: 0, isReplaced: false }, lang, clock.now())
  return { success: true, invoice: shown(invoice), credit_note: shown(note) }
}

interface Replacement {
  invoice: InvoiceRow
  note: InvoiceRow
}

async function storeReplacement(
  { clock, newId }: InvoiceDependencies,
  tx: Transaction,
  old: InvoiceRow,
  userId: string,
  details: contract.BillingDetails,
): Promise<Replacement> {
  const issuedAt = clock.now()
  // Unique among documents of a kind, so that no document is replaced twice.
  const filing = { reference: old.number, userId, orderId: old.orderId, issuedAt }
  // The supplier of a supply stays who it was, whatever the operator's file says by now.
  const { kind: _kind, number: _number, issuedAt: oldIssuedAt, ...same } = old.content
  const invoice = await storeInvoice(
    tx,
    { ...filing, id: newId(), kind: 'tax_invoice' },
    {
      ...same,
      customer: { ...same.customer, ...details },
      suppliedAt: same.suppliedAt ?? oldIssuedAt,
      replaces: old.number,
    },
  )
  const { netFils, vatFils, totalFils } = same
  const note = await storeInvoice(
    tx,
    { ...filing, id: newId(), kind: 'credit_note' },
    {
      ...same,
      corrects: old.number,
      correction: {
        issuedAt: oldIssuedAt,
        netFils,
        vatFils,
        totalFils,
        reason: correctedDetails(invoice.number),
        replacedBy: invoice.number,
      },
    },
  )
  return { invoice, note }
}

/** Writes the replacement down in the audit log, and to the customer. */
async function report(
  { audit, outbox }: InvoiceDependencies,
  tx: Transaction,
  actor: SignedInCaller,
  old: InvoiceRow,
  { invoice, note }: Replacement,
): Promise<void> {
  const { userId } = actor
  await audit.record(tx, {
    actor,
    action: 'payments.invoice_replaced',
    subject: { kind: 'person', id: userId },
    before: { number: old.number },
    after: { number: invoice.number, reference: note.number },
  })
  const email = invoiceReplacedEmail({
    description: {
      en: describeInvoice(old.content, 'en'),
      ar: describeInvoice(old.content, 'ar'),
    },
    old: old.number,
    note: note.number,
    invoice: invoice.number,
  })
  await outbox.queue(tx, { reference: `invoice:${invoice.id}`, userId, ...email })
}

const correctedDetails = (number: string): Bilingual => ({
  en: `The customer’s details were corrected; ${number} replaces it`,
  ar: `صُحّحت بيانات العميل، وحلّ محلّه المستند ${number}`,
})

async function requireReplaceable(tx: Transaction, old: InvoiceRow, now: Date): Promise<void> {
  if (!canBeReplaced(old, now)) throw new DomainError('billing.invoice_not_replaceable')
  if (old.orderId !== null) {
    // A refund that begins after this takes back the document that stands then.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, old.orderId)).for('update')
    const isGoingBack = and(eq(refunds.orderId, old.orderId), eq(refunds.status, 'pending'))
    if ((await tx.$count(refunds, isGoingBack)) > 0)
      throw new DomainError('billing.payment_in_flight')
  }
  const notes = await creditNotesOf(tx, old)
  if (notes.some(({ reference }) => reference === old.number))
    throw new DomainError('billing.invoice_replaced')
  if (notes.length > 0) throw new DomainError('billing.invoice_refunded')
}

function requireChange(
  { customer }: InvoiceContent,
  { company, trn, address }: contract.BillingDetails,
): void {
  if (customer.company === company && customer.trn === trn && customer.address === address) {
    throw new DomainError('billing.invoice_unchanged')
  }
}
