import { type Bilingual, type billing, VAT_PERCENT } from '@wakeel/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { billingDetails, invoices } from '../../database/schema/billing.ts'
import type { Seller } from '../../seller.ts'
import type { Issuing } from './dependencies.ts'
import { storeInvoice } from './store-invoice.ts'

/**
 * What a document is for, in positive amounts also when it takes something back. The customer and
 * the billing details are looked up and fixed when it is issued; a credit note goes to whom the
 * corrected document went.
 */
export interface NewInvoice
  extends Pick<
    InvoiceContent,
    'lines' | 'netFils' | 'vatFils' | 'totalFils' | 'charged' | 'corrects' | 'paidWith'
  > {
  /** Its own id, when something refers to it before it is issued. */
  id?: string
  kind: billing.InvoiceKind
  /**
   * Unique among documents of its kind: the id of the order or refund; `<user>:<month>` for the
   * runs of a month.
   */
  reference: string
  /** Null when the customer of a credit note has left. */
  userId: string | null
  orderId: string | null
  /** Why a credit note is issued; without it, because the customer asked for the money back. */
  reason?: Bilingual
  /** The calendar month in the UAE of the supplies, when they were not made on the day of issue. */
  month?: string
}

const REFUND_REQUESTED: Bilingual = {
  en: 'Refund at the customer’s request',
  ar: 'استرداد بناءً على طلب العميل',
}

/**
 * Issues a document in somebody else's transaction, as its last step but one: the series stays
 * locked until it ends.
 */
export async function issueInvoice(
  { clock, newId, seller, isSandbox }: Issuing,
  tx: Transaction,
  invoice: NewInvoice,
): Promise<{ id: string; number: string }> {
  const { id = newId(), kind, reference, userId, orderId, reason, month, ...fixed } = invoice
  requireSums(invoice)
  const original = fixed.corrects === null ? undefined : await findContent(tx, fixed.corrects)
  const customer = original?.customer ?? (await findCustomer(tx, userId))
  const correction = original
    ? { ...(await stands(tx, original, orderId)), reason: reason ?? REFUND_REQUESTED }
    : null
  const { number } = await storeInvoice(
    tx,
    { id, kind, reference, userId, orderId, issuedAt: clock.now() },
    {
      ...fixed,
      month: month ?? null,
      lines: withVat(invoice),
      seller: seller ? nameOf(seller) : null,
      customer,
      // Money put into a wallet is no supply yet, and neither is its way back.
      vatPercent: kind === 'receipt' || original?.kind === 'receipt' ? 0 : VAT_PERCENT,
      correction,
      isSandbox,
    },
  )
  return { id, number }
}

/** What a document says of the seller, which it keeps whatever the operator's file says later. */
const nameOf = ({ name, address, trn, contact }: Seller): InvoiceContent['seller'] => ({
  name,
  address,
  trn,
  contact,
})

/**
 * The VAT of each line; they add up to the document's own, as what rounding leaves goes to the next
 * line.
 */
function withVat({ lines, netFils, vatFils }: NewInvoice): InvoiceContent['lines'] {
  if (lines.every((line) => line.vatFils !== undefined)) return lines
  let net = 0
  let given = 0
  return lines.map((line) => {
    net += line.netFils
    const vat = Math.round((net * vatFils) / netFils) - given
    given += vat
    return { ...line, vatFils: vat }
  })
}

/** A document never changes, so one that does not add up must not come to be. */
function requireSums({ reference, lines, netFils, vatFils, totalFils }: NewInvoice): void {
  const sum = lines.reduce((total, line) => total + line.netFils, 0)
  if (sum !== netFils || netFils + vatFils !== totalFils || totalFils <= 0) {
    throw new Error(
      `the document for ${reference} does not add up: lines ${sum}, net ${netFils}, VAT ${vatFils}, total ${totalFils}`,
    )
  }
}

async function findCustomer(
  tx: Transaction,
  userId: string | null,
): Promise<InvoiceContent['customer']> {
  const [customer] = await tx
    .select({
      name: users.name,
      email: users.email,
      company: billingDetails.company,
      trn: billingDetails.trn,
      address: billingDetails.address,
    })
    .from(users)
    .leftJoin(billingDetails, eq(billingDetails.userId, users.id))
    .where(eq(users.id, userId ?? ''))
  if (!customer) throw new Error('a document needs a customer, and this one has left')
  return customer
}

async function findContent(tx: Transaction, number: string): Promise<InvoiceContent> {
  const [invoice] = await tx
    .select({ content: invoices.content })
    .from(invoices)
    .where(eq(invoices.number, number))
  if (!invoice) throw new Error(`there is no document ${number} to correct`)
  return invoice.content
}

/** What a document comes to after the credit notes that it has already had. */
async function stands(
  tx: Transaction,
  { number, issuedAt, netFils, vatFils, totalFils }: InvoiceContent,
  orderId: string | null,
) {
  const sum = (field: 'netFils' | 'vatFils' | 'totalFils') =>
    sql<string>`coalesce(sum((${invoices.content}->>${sql.raw(`'${field}'`)})::bigint), 0)`.mapWith(
      Number,
    )
  const [credited] = await tx
    .select({ netFils: sum('netFils'), vatFils: sum('vatFils'), totalFils: sum('totalFils') })
    .from(invoices)
    .where(
      and(
        orderId === null ? isNull(invoices.orderId) : eq(invoices.orderId, orderId),
        eq(invoices.kind, 'credit_note'),
        eq(sql`${invoices.content}->>'corrects'`, number),
      ),
    )
  return {
    issuedAt,
    netFils: netFils - credited!.netFils,
    vatFils: vatFils - credited!.vatFils,
    totalFils: totalFils - credited!.totalFils,
  }
}
