import { aed, type billing, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireUser } from '../../accounts/caller.ts'
import { readCursor, toPage } from '../../cursor.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { DomainError } from '../../errors.ts'
import { type Context, FileReply } from '../../http/context.ts'
import { invoices } from '../tables.ts'
import { describeInvoice } from './invoice-content.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { type Issuing, issueInvoice, type NewInvoice } from './issue-invoice.ts'
import { createRunInvoices } from './run-invoices.ts'

type Routes = typeof billing.routes
type Cursor = [issuedAt: number, id: string]

export type Invoices = ReturnType<typeof createInvoices>

/** Tax invoices, credit notes and receipts (Federal Decree-Law 8/2017 and its Executive Regulation): numbered without gaps, never changed. */
export function createInvoices({ database, ...issuing }: Issuing & { database: Database }) {
  const issue = (tx: Transaction, invoice: NewInvoice) => issueInvoice(issuing, tx, invoice)

  return {
    issue,
    ...createRunInvoices({ ...issuing, database, issue }),

    /** The caller's documents, newest first. */
    async listInvoices(
      { limit, cursor, lang }: InputOf<Routes['listInvoices']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listInvoices']>> {
      const { userId } = requireUser(caller)
      const name = `invoices ${userId}`
      const notes = alias(invoices, 'notes')
      const note = database
        .select({ id: notes.id })
        .from(notes)
        .where(
          and(eq(notes.orderId, invoices.orderId), eq(notes.kind, 'credit_note'), eq(sql`${notes.content}->>'corrects'`, invoices.number)),
        )
      const place = readCursor<Cursor>(name, cursor)
      const rows = await database
        .select({ invoice: invoices, isRefunded: sql<boolean>`exists ${note}` })
        .from(invoices)
        .where(and(eq(invoices.userId, userId), place && isAfter(place)))
        .orderBy(desc(invoices.issuedAt), desc(invoices.id))
        .limit(limit + 1)
      const { shown, next_cursor } = toPage(name, rows, limit, ({ invoice }) => [invoice.issuedAt.getTime(), invoice.id])
      return {
        success: true,
        invoices: shown.map(({ invoice: { id, number, kind, content, orderId, issuedAt }, isRefunded }) => ({
          id,
          number,
          kind,
          ...aed(content.totalFils),
          vat: aed(content.vatFils),
          status: kind === 'credit_note' ? 'issued' : isRefunded ? 'refunded' : 'paid',
          description: describeInvoice(content, lang),
          created_at: issuedAt.toISOString(),
          order_id: orderId,
        })),
        next_cursor,
      }
    },

    async getInvoicePdf({ number, lang }: InputOf<Routes['getInvoicePdf']>, { caller }: Context): Promise<FileReply> {
      const { userId } = requireUser(caller)
      const [invoice] = await database
        .select({ content: invoices.content })
        .from(invoices)
        .where(and(eq(invoices.number, number), eq(invoices.userId, userId)))
      if (!invoice) throw new DomainError('billing.invoice_not_found')
      const bytes = await drawInvoice(invoice.content, lang)
      return new FileReply(bytes, { type: 'application/pdf', filename: `wakeel-${number}.pdf` })
    },
  }
}

function isAfter([issuedAt, id]: Cursor): SQL {
  return sql`(${invoices.issuedAt}, ${invoices.id}) < (${new Date(issuedAt).toISOString()}::timestamptz, ${id}::uuid)`
}
