import type { Bilingual, billing, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Audit } from '../../audit/audit.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  billingDetails,
  type InvoiceContent,
  invoices,
  orders,
  refunds,
} from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { invoiceReplacedEmail } from '../email-templates.ts'
import { lockPlan } from '../plans/lock-plan.ts'
import { describeInvoice } from './invoice-content.ts'
import { canBeReplaced, creditNotesOf, type InvoiceRow, toInvoice } from './invoice-list.ts'
import { storeInvoice } from './store-invoice.ts'

type Routes = typeof billing.routes

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  audit: Audit
  outbox: Outbox
  limits: RateLimits
}

/** Each takes two numbers that are kept for good. */
const REPLACING = { name: 'replaced invoices', max: 10, windowSeconds: 24 * 3_600 }

/**
 * Puts another invoice in the place of one with wrong details of the customer. A document never changes, so a credit note takes the
 * old one back whole and a new one says the same supply and amounts with the right details; no money moves and the ledger has nothing
 * to say. Both are issued at the moment the mistake is told, within the fourteen days of Federal Decree-Law 8/2017, articles 62(2) and
 * 67; records are kept for five years, and so long it can be asked for.
 */
export function createInvoiceReplacement({
  database,
  clock,
  newId,
  audit,
  outbox,
  limits,
}: Dependencies) {
  async function replace(
    tx: Transaction,
    old: InvoiceRow,
    userId: string,
    details: billing.BillingDetails,
  ) {
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

  return {
    async getInvoiceCustomer(
      { number }: InputOf<Routes['getInvoiceCustomer']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getInvoiceCustomer']>> {
      const { content } = await findOwn(database, requireUser(caller).userId, number)
      const { name, company, trn, address } = content.customer
      return { success: true, customer: { name, company, trn, address } }
    },

    async replaceInvoice(
      { number, lang, keep, ...given }: InputOf<Routes['replaceInvoice']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['replaceInvoice']>> {
      const actor = requireUser(caller)
      const { userId } = actor
      const details = {
        company: given.company || null,
        trn: given.trn,
        address: given.address || null,
      }
      await findOwn(database, userId, number)
      await limits.take(REPLACING, userId)
      const { invoice, note } = await database.transaction(async (tx) => {
        await lockPlan(tx, userId)
        const old = await findOwn(tx, userId, number)
        await requireReplaceable(tx, old, clock.now())
        requireChange(old.content, details)
        const replaced = await replace(tx, old, userId, details)
        if (keep) {
          await tx
            .insert(billingDetails)
            .values({ userId, ...details })
            .onConflictDoUpdate({ target: billingDetails.userId, set: details })
        }
        await audit.record(tx, {
          actor,
          action: 'payments.invoice_replaced',
          subject: { kind: 'person', id: userId },
          before: { number },
          after: { number: replaced.invoice.number, reference: replaced.note.number },
        })
        const description: Bilingual = {
          en: describeInvoice(old.content, 'en'),
          ar: describeInvoice(old.content, 'ar'),
        }
        const text = invoiceReplacedEmail({
          description,
          old: number,
          note: replaced.note.number,
          invoice: replaced.invoice.number,
        })
        await outbox.queue(tx, { reference: `invoice:${replaced.invoice.id}`, userId, ...text })
        return replaced
      })
      const shown = (row: InvoiceRow) =>
        toInvoice({ invoice: row, isRefunded: false, isReplaced: false }, lang, clock.now())
      return { success: true, invoice: shown(invoice), credit_note: shown(note) }
    },
  }
}

const correctedDetails = (number: string): Bilingual => ({
  en: `The customer’s details were corrected; ${number} replaces it`,
  ar: `صُحّحت بيانات العميل، وحلّ محلّه المستند ${number}`,
})

async function findOwn(
  queries: Database | Transaction,
  userId: string,
  number: string,
): Promise<InvoiceRow> {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.userId, userId)))
  if (!invoice) throw new DomainError('billing.invoice_not_found')
  return invoice
}

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
  { company, trn, address }: billing.BillingDetails,
): void {
  if (customer.company === company && customer.trn === trn && customer.address === address) {
    throw new DomainError('billing.invoice_unchanged')
  }
}
