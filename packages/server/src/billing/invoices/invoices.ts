import { bind } from '../../bind.ts'
import { getBillingDetails, setBillingDetails } from './billing-details.ts'
import type { InvoiceDependencies } from './dependencies.ts'
import { getInvoiceCustomer } from './get-invoice-customer.ts'
import { getInvoicePdf } from './get-invoice-pdf.ts'
import { invoiceRuns, invoiceRunsOf } from './invoice-runs.ts'
import { issueInvoice } from './issue-invoice.ts'
import { listInvoices } from './list-invoices.ts'
import { replaceInvoice } from './replace-invoice.ts'

export type Invoices = ReturnType<typeof createInvoices>

/**
 * Tax invoices, credit notes and receipts (Federal Decree-Law 8/2017 and its Executive Regulation):
 * numbered without gaps, never changed.
 */
export function createInvoices(dependencies: InvoiceDependencies) {
  return bind(dependencies, {
    issue: issueInvoice,
    invoiceRuns,
    invoiceRunsOf,
    listInvoices,
    getInvoiceCustomer,
    replaceInvoice,
    getInvoicePdf,
    getBillingDetails,
    setBillingDetails,
  })
}
