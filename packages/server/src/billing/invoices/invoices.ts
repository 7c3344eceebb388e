import type { billing, InputOf } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Audit } from '../../audit/audit.ts'
import type { Brand } from '../../brand.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { invoices } from '../../database/schema/billing.ts'
import type { Outbox } from '../../emails/outbox.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import { type Context, FileReply } from '../../http/context.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { drawInvoice } from '../../pdf/draw-document.ts'
import { createInvoiceList } from './invoice-list.ts'
import { type Issuing, issueInvoice, type NewInvoice } from './issue-invoice.ts'
import { createInvoiceReplacement } from './replace-invoice.ts'
import { createRunInvoices } from './run-invoices.ts'

type Routes = typeof billing.routes
export type Invoices = ReturnType<typeof createInvoices>

interface Dependencies extends Issuing {
  database: Database
  audit: Audit
  outbox: Outbox
  limits: RateLimits
  /** How documents name and show the store. */
  brand: Brand | undefined
}

/** Tax invoices, credit notes and receipts (Federal Decree-Law 8/2017 and its Executive Regulation): numbered without gaps, never changed. */
export function createInvoices({
  database,
  audit,
  outbox,
  limits,
  brand,
  ...issuing
}: Dependencies) {
  const issue = (tx: Transaction, invoice: NewInvoice) => issueInvoice(issuing, tx, invoice)

  return {
    issue,
    ...createRunInvoices({ ...issuing, database, issue }),
    ...createInvoiceList({ ...issuing, database }),
    ...createInvoiceReplacement({ ...issuing, database, audit, outbox, limits }),

    async getInvoicePdf(
      { number, lang }: InputOf<Routes['getInvoicePdf']>,
      { caller }: Context,
    ): Promise<FileReply> {
      const { userId } = requireUser(caller)
      const [invoice] = await database
        .select({ content: invoices.content })
        .from(invoices)
        .where(and(eq(invoices.number, number), eq(invoices.userId, userId)))
      if (!invoice) throw new DomainError('billing.invoice_not_found')
      const bytes = await drawInvoice(invoice.content, lang, brand)
      return new FileReply(bytes, { type: 'application/pdf', filename: `${number}.pdf` })
    },
  }
}
