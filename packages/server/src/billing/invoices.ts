import type { billing } from '@wakeel/contract'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { notWritten } from './not-written.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  seller: { trn: string | undefined }
  isSandbox: boolean
}

/** What a document is for. The customer and the billing details are looked up and fixed when it is issued. */
export interface NewInvoice
  extends Pick<InvoiceContent, 'lines' | 'netFils' | 'vatFils' | 'totalFils' | 'charged' | 'corrects' | 'paidWith'> {
  kind: billing.InvoiceKind
  /** Unique among documents of its kind: the id of the order or refund; `<user>:<month>` for the runs of a month. */
  reference: string
  userId: string
  orderId: string | null
}

export type Invoices = ReturnType<typeof createInvoices>

/** Tax invoices, credit notes and receipts (Federal Decree-Law 8/2017 and its Executive Regulation): numbered without gaps, never changed. */
export function createInvoices(_: Dependencies) {
  return {
    /** Issues a document in somebody else's transaction, as its last step but one: the series stays locked until it ends. */
    async issue(_tx: Transaction, _invoice: NewInvoice): Promise<{ id: string; number: string }> {
      return notWritten()
    },
    async listInvoices() {
      return notWritten()
    },
    async getInvoicePdf() {
      return notWritten()
    },
    /** Puts the runs that wallets paid in months that are over on one tax invoice for each person and month. */
    async invoiceRuns(): Promise<void> {
      return notWritten()
    },
  }
}
