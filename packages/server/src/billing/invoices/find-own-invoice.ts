import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { invoices } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'

/** A person's document; throws `billing.invoice_not_found` for somebody else's. */
export async function findOwnInvoice(queries: Queries, userId: string, number: string) {
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.userId, userId)))
  if (!invoice) throw new DomainError('billing.invoice_not_found')
  return invoice
}
