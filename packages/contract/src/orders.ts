import { z } from 'zod'
import { Money, Price } from './money.ts'
import { BillingPeriod, PlanId } from './pricing.ts'
import { Shown, ShownLine } from './text.ts'
import { Trn } from './trn.ts'

/** What was bought: a plan, its renewal, money for the wallet, or an agent of its own (by month or once). */
export const OrderKind = z.enum(['plan', 'renewal', 'top_up', 'app'])
export type OrderKind = z.infer<typeof OrderKind>

/**
 * `awaiting_approval`: the payer has not agreed yet. `capturing`: the money is being taken. Then it ends as `completed`,
 * `declined` (the provider refused), `cancelled` or `expired` (nobody agreed), and may later be `refunded`,
 * `partly_refunded` or `charged_back`.
 */
export const OrderStatus = z.enum([
  'created',
  'awaiting_approval',
  'capturing',
  'completed',
  'declined',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'charged_back',
])
export type OrderStatus = z.infer<typeof OrderStatus>

export const Order = z.object({
  id: z.string(),
  kind: OrderKind,
  status: OrderStatus,
  description: z.string(),
  plan: PlanId.nullable(),
  billing: BillingPeriod.nullable(),
  app: z.object({ slug: z.string(), name: z.string() }).nullable(),
  vat: Price,
  total: Price,
  refunded: Price,
  /** What took the money: `sandbox`, `paypal` or `wallet`. */
  payment_provider: z.enum(['sandbox', 'paypal', 'wallet']),
  /** Where the payer agrees; null when there is nothing to do but wait. */
  approval_url: z.string().nullable(),
  /** The provider's own word for why it refused, such as `INSTRUMENT_DECLINED`. */
  decline_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  invoice_number: z.string().nullable(),
  /** Until then one click gives the money back; null when nothing can be given back. */
  refundable_until: z.iso.datetime().nullable(),
  /** Stays paid, as the money for a plan, or for the same agent, was asked back before. */
  is_bought_again: z.literal(true).optional(),
})
export type Order = z.infer<typeof Order>

/** What giving the money of an order back would do. */
export const RefundPreview = z.object({
  /** What goes back, and where to. */
  amount: Price,
  to: z.enum(['payment_method', 'wallet']),
  /** The plan that ends at once, if one does. */
  ends_plan: z.string().nullable(),
  /** The agent that can no longer be run without paying, if one. */
  ends_app: z.string().nullable(),
  /** What of a top-up stays because it was spent. */
  kept: Price,
  /** Earlier orders that were credited to this one and go back with it. */
  together_with: z.array(z.object({ description: z.string(), amount: Price })),
  /** The offer that it was bought with, which stays used. */
  used_offer: z.string().nullable(),
  until: z.iso.datetime(),
})
export type RefundPreview = z.infer<typeof RefundPreview>

/** `receipt`: for money put into a wallet, on which VAT is due only when it is spent. */
export const InvoiceKind = z.enum(['tax_invoice', 'credit_note', 'receipt'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** A document as a list shows it; `amount` is its total with VAT in fils. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  kind: InvoiceKind,
  ...Money.shape,
  vat: Money,
  /**
   * `paid`; an invoice whose money went back is `refunded`, or `partly_refunded` when only a part did; one with another in its place
   * `replaced`; a credit note is `issued`.
   */
  status: z.enum(['paid', 'partly_refunded', 'refunded', 'replaced', 'issued']),
  description: z.string(),
  created_at: z.iso.datetime(),
  order_id: z.string().nullable(),
  /** Another with the right company, TRN and address can take its place. */
  is_replaceable: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>

/** What stands on invoices besides the person's name; of before it was checked as it is now, too. */
export const BillingDetails = z.object({
  company: z.string().nullable(),
  trn: z.string().nullable(),
  address: z.string().nullable(),
})
/** The same as it is written. */
export const WrittenBillingDetails = z.strictObject({
  company: ShownLine.max(120).nullable(),
  trn: Trn.nullable(),
  address: Shown.max(300).nullable(),
})
export type BillingDetails = z.infer<typeof BillingDetails>

/** Whom a document names. */
export const InvoiceCustomer = z.object({ name: z.string(), ...BillingDetails.shape })
export type InvoiceCustomer = z.infer<typeof InvoiceCustomer>
