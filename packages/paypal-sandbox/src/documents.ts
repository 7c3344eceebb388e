import { toDecimal } from '@wakeel/contract'
import type { sandboxCaptures, sandboxOrders, sandboxRefunds, sandboxVault } from './tables.ts'

export type OrderRow = typeof sandboxOrders.$inferSelect
export type CaptureRow = typeof sandboxCaptures.$inferSelect
export type RefundRow = typeof sandboxRefunds.$inferSelect
export type VaultRow = typeof sandboxVault.$inferSelect

/** Whole seconds, as PayPal writes time. */
export const toTime = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`

export const money = ({ currency }: OrderRow, cents: number) => ({
  currency_code: currency,
  value: toDecimal(cents),
})

/** A link of PayPal's to another document or to what can be done next. */
export const link = (baseUrl: string, path: string, rel: string, method = 'GET') => ({
  href: baseUrl + path,
  rel,
  method,
})

/** What the store calls an order, where it has said so. */
export const namesOf = ({ invoiceId, customId }: OrderRow) => ({
  ...(invoiceId ? { invoice_id: invoiceId } : {}),
  ...(customId ? { custom_id: customId } : {}),
})

/** What moved, of which the sandbox takes no fee. */
export const breakdownOf = (order: OrderRow, cents: number) => ({
  gross_amount: money(order, cents),
  paypal_fee: money(order, 0),
  net_amount: money(order, cents),
})
