import { notWritten } from './not-written.ts'

/** What stands on a person's invoices besides the name. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createBillingDetails(_: any) {
  return { getBillingDetails: notWritten, setBillingDetails: notWritten }
}
