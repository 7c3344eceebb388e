import type { billing, Language } from '@wakeel/contract'
import { saveFile } from '../save-file.ts'
import { toCsv } from '../ui/csv.ts'
import { listAllInvoices } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'

/** Every invoice as one file, with the words of the page. */
export async function saveInvoices(language: Language): Promise<void> {
  saveFile(toCsv(csvOf(await listAllInvoices(language), language)), 'invoices.csv')
}

function csvOf(invoices: readonly billing.Invoice[], language: Language): string[][] {
  const words = messages[language].invoices
  const head = [
    words.number,
    words.date,
    words.kind,
    words.description,
    words.amount,
    words.vat,
    words.currency,
    words.status,
  ]
  return [
    head,
    ...invoices.map((invoice) => [
      invoice.number,
      invoice.created_at,
      words.kinds[invoice.kind],
      invoice.description,
      (invoice.amount / 100).toFixed(2),
      (invoice.vat.amount / 100).toFixed(2),
      invoice.currency,
      words.statuses[invoice.status],
    ]),
  ]
}
