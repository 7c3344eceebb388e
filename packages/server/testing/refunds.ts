import { sandboxRefunds } from '@wakeel/paypal-sandbox'
import { eq } from 'drizzle-orm'
import { invoices, orders, refunds } from '../src/database/schema/billing.ts'
import { linesPostedFor } from './orders.ts'
import type { Person, System, TestReply } from './system.ts'

export const previewRefund = (
  system: System,
  { token }: Person,
  orderId: string,
): Promise<TestReply> => system.request('GET', `/api/billing/orders/${orderId}/refund`, { token })

export const refundOrder = (
  system: System,
  { token }: Person,
  orderId: string,
): Promise<TestReply> => system.request('POST', `/api/billing/orders/${orderId}/refund`, { token })

export const refundsOf = ({ database }: System, orderId: string) =>
  database.select().from(refunds).where(eq(refunds.orderId, orderId))

/** What the provider gave back for an order, in cents. */
export async function givenBackFor({ database }: System, orderId: string): Promise<number[]> {
  const found = await database
    .select({ cents: sandboxRefunds.cents })
    .from(sandboxRefunds)
    .innerJoin(orders, eq(orders.captureId, sandboxRefunds.captureId))
    .where(eq(orders.id, orderId))
  return found.map(({ cents }) => cents)
}

/** The credit notes of an order. */
export async function creditNotesOf({ database }: System, orderId: string) {
  const documents = await database.select().from(invoices).where(eq(invoices.orderId, orderId))
  return documents.filter(({ kind }) => kind === 'credit_note')
}

/** Those lines in the order of the alphabet. */
export const postedFor = async (system: System, reference: string): Promise<string[]> =>
  (await linesPostedFor(system, reference)).sort()
