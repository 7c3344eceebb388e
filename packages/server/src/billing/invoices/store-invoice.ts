import type { billing } from '@wakeel/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { InvoiceContent } from '../../database/schema/billing.ts'
import { invoiceSeries, invoices } from '../../database/schema/billing.ts'

const PREFIX = { tax_invoice: 'INV', credit_note: 'CN', receipt: 'RC' } as const

type InvoiceRow = typeof invoices.$inferSelect
/** What a document is filed under. */
type Filing = Pick<InvoiceRow, 'id' | 'kind' | 'reference' | 'userId' | 'orderId' | 'issuedAt'>

/** Stores a document under the next number of its series. */
export async function storeInvoice(
  tx: Transaction,
  filing: Filing,
  rest: Omit<InvoiceContent, 'kind' | 'number' | 'issuedAt'>,
): Promise<InvoiceRow> {
  const { kind, issuedAt } = filing
  const sequence = await nextInSeries(tx, kind)
  const number = `${PREFIX[kind]}-${String(sequence).padStart(6, '0')}`
  const content = { ...rest, kind, number, issuedAt: issuedAt.toISOString() }
  const [stored] = await tx
    .insert(invoices)
    .values({ ...filing, number, sequence, content })
    .returning()
  return stored!
}

/** Locks the series until the transaction ends: a number that is given back by a rollback is taken by the next. */
async function nextInSeries(tx: Transaction, kind: billing.InvoiceKind): Promise<number> {
  const [series] = await tx
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + 1` })
    .where(eq(invoiceSeries.kind, kind))
    .returning({ last: invoiceSeries.last })
  if (!series) throw new Error(`there is no series of documents ${kind}`)
  return series.last
}
