import {
  aed,
  type billing as contract,
  type InputOf,
  type Language,
  type ReplyOf,
} from '@wakeel/contract'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readCursor, TimeAndId, toPage } from '../../cursor.ts'
import type { Queries } from '../../database/database.ts'
import { invoices } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { describeInvoice } from './invoice-content.ts'

type Route = typeof contract.routes.listInvoices
export type InvoiceRow = typeof invoices.$inferSelect

/** The caller's documents, newest first. */
export async function listInvoices(
  { database, clock }: InvoiceDependencies,
  { limit, cursor, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { userId } = requireUser(caller)
  const name = `invoices ${userId}`
  const place = readCursor(name, cursor, TimeAndId)
  const rows = await database
    .select({
      invoice: invoices,
      refundedFils: sql`coalesce(${refundedFils(database)}, 0)`.mapWith(Number),
      isReplaced: sql<boolean>`exists ${noteWhere(database, eq(notes.reference, invoices.number))}`,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), place && isAfter(place)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(name, rows, limit, ({ invoice }) => [
    invoice.issuedAt.getTime(),
    invoice.id,
  ])
  const now = clock.now()
  return { success: true, invoices: shown.map((row) => toInvoice(row, lang, now)), next_cursor }
}

const notes = alias(invoices, 'notes')

const noteWhere = (queries: Queries, isIt: SQL | undefined) =>
  queries
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.kind, 'credit_note'), isIt))

const refundedFils = (queries: Queries) =>
  queries
    .select({ fils: sql`sum((${notes.content}->>'totalFils')::bigint)` })
    .from(notes)
    .where(and(eq(notes.kind, 'credit_note'), isRefundOfIt))

/**
 * A credit note that replaces a document is filed under its number, one of a refund under the
 * refund.
 */
const isRefundOfIt = and(
  eq(notes.orderId, invoices.orderId),
  eq(sql`${notes.content}->>'corrects'`, invoices.number),
  ne(notes.reference, invoices.number),
)

/** Every credit note that a person's document has had. */
export const creditNotesOf = (
  queries: Queries,
  { number, userId }: InvoiceRow,
): Promise<{ reference: string }[]> =>
  queries
    .select({ reference: invoices.reference })
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId ?? ''),
        eq(invoices.kind, 'credit_note'),
        eq(sql`${invoices.content}->>'corrects'`, number),
      ),
    )

const RECORDS_KEPT_YEARS = 5

/** For so long the law keeps its records (Federal Decree-Law 28/2022 on Tax Procedures). */
export function canBeReplaced({ kind, issuedAt, content }: InvoiceRow, now: Date): boolean {
  const until = new Date(content.suppliedAt ?? issuedAt)
  until.setUTCFullYear(until.getUTCFullYear() + RECORDS_KEPT_YEARS)
  return kind === 'tax_invoice' && now < until
}

interface Listed {
  invoice: InvoiceRow
  /** What the credit notes of its refunds gave back. */
  refundedFils: number
  isReplaced: boolean
}

/** A document as it goes over the wire. */
export function toInvoice(
  { invoice, refundedFils, isReplaced }: Listed,
  language: Language,
  now: Date,
): contract.Invoice {
  const { id, number, kind, content, orderId, issuedAt } = invoice
  return {
    id,
    number,
    kind,
    ...aed(content.totalFils),
    vat: aed(content.vatFils),
    status:
      kind === 'credit_note'
        ? 'issued'
        : isReplaced
          ? 'replaced'
          : refundedFils === 0
            ? 'paid'
            : refundedFils < content.totalFils
              ? 'partly_refunded'
              : 'refunded',
    description: describeInvoice(content, language),
    created_at: issuedAt.toISOString(),
    order_id: orderId,
    is_replaceable: refundedFils === 0 && !isReplaced && canBeReplaced(invoice, now),
  }
}

function isAfter([issuedAt, id]: TimeAndId): SQL {
  return sql`(${invoices.issuedAt}, ${invoices.id}) < (${new Date(issuedAt).toISOString()}::timestamptz, ${id}::uuid)`
}
