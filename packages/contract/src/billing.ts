import { z } from 'zod'
import { Language } from './language.ts'
import { Money, Price } from './money.ts'
import { BillingPeriod, Offer, OfferNotice, Plan, PlanChange, PlanId, Quote, VatMode } from './pricing.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Slug, Text } from './text.ts'

export * from './pricing.ts'

/** Fils. */
export const TOP_UP = { choices: [5_000, 10_000, 20_000, 50_000], least: 1_000, most: 500_000 } as const
/** The highest limit a person may set for themselves, fils. */
export const LIMIT_MOST = 10_000_000

/** What was bought: a plan, its renewal, money for the wallet, or an agent of its own (by month or for good). */
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
})
export type Order = z.infer<typeof Order>

/** `past_due`: the renewal was declined and is tried again. */
export const SubscriptionStatus = z.enum(['active', 'past_due', 'ended'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** A person's plan. `amount` and `currency` are what the next period costs, with VAT, in minor units. */
export const Subscription = z.object({
  id: z.string(),
  plan: PlanId,
  plan_name: z.string(),
  status: SubscriptionStatus,
  billing: BillingPeriod,
  started_at: z.iso.datetime(),
  current_period_start: z.iso.datetime(),
  current_period_end: z.iso.datetime(),
  /** It runs to the end of the period and is not renewed. */
  cancel_at_period_end: z.boolean(),
  /** What begins when the period ends, when that is something else. */
  next: z.object({ plan: PlanId, plan_name: z.string(), billing: BillingPeriod }).nullable(),
  ...Money.shape,
})
export type Subscription = z.infer<typeof Subscription>

/** The calendar month in the UAE, `2026-11`. */
const Month = z.string().regex(/^\d{4}-\d{2}$/)

export const Usage = z.object({
  month: Month,
  included: z.int(),
  used: z.int(),
  resets_at: z.iso.datetime(),
  /** Runs of each day of this month so far, oldest first, whatever paid for them. */
  days: z.array(z.object({ day: z.iso.date(), runs: z.int() })),
})
export type Usage = z.infer<typeof Usage>

/** An agent that somebody may run without paying for each run. */
export const Entitlement = z.object({
  id: z.string(),
  app: z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() }),
  kind: z.enum(['subscription', 'one_time']),
  /** What a month, or the one time, costs with VAT. */
  price: Money,
  since: z.iso.datetime(),
  /** Null: for good. */
  current_period_end: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
})
export type Entitlement = z.infer<typeof Entitlement>

export const SpendingLimits = z.object({ monthly_cap: Money.nullable(), max_per_run: Money.nullable() })
export type SpendingLimits = z.infer<typeof SpendingLimits>

export const Wallet = z.object({
  balance: Money,
  /** Reserved by runs at work and refunds under way; the rest can be spent. */
  held: Money,
  limits: SpendingLimits,
  spent_this_month: Money,
  /** No real money moves when it is topped up. */
  is_sandbox: z.boolean(),
})
export type Wallet = z.infer<typeof Wallet>

export const WalletEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['top_up', 'run', 'purchase', 'refund', 'chargeback', 'correction']),
  /** The agent, where the entry is about one. */
  app: z.object({ slug: z.string(), name: z.string() }).nullable(),
  run_id: z.string().nullable(),
  /** What it added; negative when it took. */
  amount: Money,
  balance_after: Money,
})
export type WalletEntry = z.infer<typeof WalletEntry>

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
  /** `paid`; an invoice whose money went back is `refunded`; a credit note is `issued`. */
  status: z.enum(['paid', 'refunded', 'issued']),
  description: z.string(),
  created_at: z.iso.datetime(),
  order_id: z.string().nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/** What stands on invoices besides the person's name. */
export const BillingDetails = z.object({
  company: Text.trim().max(120).nullable(),
  /** Tax Registration Number: 15 digits (Federal Tax Authority). */
  trn: z
    .string()
    .regex(/^\d{15}$/, 'must be 15 digits')
    .nullable(),
  address: Text.trim().max(300).nullable(),
})
export type BillingDetails = z.infer<typeof BillingDetails>

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
  until: z.iso.datetime(),
})
export type RefundPreview = z.infer<typeof RefundPreview>

/** A PDF, sent as it is and not as JSON. */
export const Pdf = z.custom<{ bytes: Uint8Array; filename: string }>()

const success = z.literal(true)
const lang = Language.default('en')
const id = z.uuid()
const page = { cursor: Cursor.optional(), limit: z.coerce.number().int().min(1).max(100).default(20), lang }
/** A code that nobody knows gives no discount and a notice, so any text may stand in the address. */
const offer = Text.trim().max(60).optional()
const limit = z.int().min(0).max(LIMIT_MOST).nullable()

const subscriptionReply = z.object({ success, subscription: Subscription.nullable() })
const orderReply = z.object({ success, order: Order })

export const routes = defineRoutes({
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    access: 'anyone',
    query: z.object({ offer, lang }),
    response: z.object({
      success,
      plans: z.array(Plan),
      offer_notice: OfferNotice.nullable(),
      vat_mode: VatMode,
      /** The caller's own plan, when signed in with one. */
      current: z.object({ plan: PlanId, billing: BillingPeriod }).nullable(),
    }),
    errors: [],
  },
  listOffers: {
    method: 'GET',
    path: '/api/offers',
    access: 'anyone',
    query: z.object({ lang }),
    response: z.object({ success, offers: z.array(Offer) }),
    errors: [],
  },
  getQuote: {
    method: 'GET',
    path: '/api/checkout/quote',
    access: 'anyone',
    query: z.object({ plan: PlanId, billing: BillingPeriod.default('monthly'), offer, lang }),
    /** `is_sandbox`: no real money moves. */
    response: z.object({ success, quote: Quote, is_sandbox: z.boolean() }),
    errors: [],
  },
  /** Makes an order at the payment provider. With an `Idempotency-Key` a repeat gets the same order. */
  startCheckout: {
    method: 'POST',
    path: '/api/checkout',
    access: 'signed_in',
    body: z.strictObject({ plan: PlanId, billing: BillingPeriod.default('monthly'), offer }),
    response: orderReply,
    errors: [
      'billing.offer_sold_out',
      'billing.offer_used',
      'billing.plan_current',
      'billing.plan_later',
      'billing.provider_unreachable',
      'billing.payment_refused',
      'request.in_flight',
      'request.key_reused',
      'request.rate_limited',
    ],
  },
  /**
   * Takes the payer's agreement further, as often as it is called: captures once it is there, settles once. The order comes
   * back `awaiting_approval` while the payer has not agreed; a refusal by the provider is `billing.payment_declined`.
   */
  completeCheckout: {
    method: 'POST',
    path: '/api/checkout/:id/complete',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: orderReply,
    errors: [
      'billing.order_not_found',
      'billing.payment_declined',
      'billing.order_ended',
      'billing.offer_sold_out',
      'billing.provider_unreachable',
    ],
  },
  cancelCheckout: {
    method: 'POST',
    path: '/api/checkout/:id/cancel',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: orderReply,
    errors: ['billing.order_not_found', 'billing.order_ended'],
  },

  getSubscription: {
    method: 'GET',
    path: '/api/billing/subscription',
    access: 'signed_in',
    query: z.object({ lang }),
    response: z.object({ success, subscription: Subscription.nullable(), usage: Usage, entitlements: z.array(Entitlement) }),
    errors: [],
  },
  /** It runs to the end of the period. */
  cancelSubscription: {
    method: 'POST',
    path: '/api/billing/subscription/cancel',
    access: 'signed_in',
    query: z.object({ lang }),
    response: subscriptionReply,
    errors: ['billing.no_subscription'],
  },
  /** Takes a cancellation or a planned change back. */
  resumeSubscription: {
    method: 'POST',
    path: '/api/billing/subscription/resume',
    access: 'signed_in',
    query: z.object({ lang }),
    response: subscriptionReply,
    errors: ['billing.no_subscription'],
  },
  /** What changing to a plan would mean and cost, and, for one that begins later, the change itself. An upgrade is a checkout. */
  changePlan: {
    method: 'POST',
    path: '/api/billing/subscription/change',
    access: 'signed_in',
    query: z.object({ lang }),
    body: z.strictObject({ plan: PlanId, billing: BillingPeriod }),
    response: subscriptionReply.extend({ change: PlanChange }),
    errors: ['billing.no_subscription', 'billing.plan_current', 'billing.change_is_upgrade'],
  },

  getWallet: {
    method: 'GET',
    path: '/api/billing/wallet',
    access: 'signed_in',
    response: z.object({ success, wallet: Wallet }),
    errors: [],
  },
  listWalletEntries: {
    method: 'GET',
    path: '/api/billing/wallet/entries',
    access: 'signed_in',
    query: z.object(page),
    response: z.object({ success, entries: z.array(WalletEntry), next_cursor: z.string().nullable() }),
    errors: ['catalogue.cursor_invalid'],
  },
  /** Makes an order that completeCheckout completes. Fils. */
  startTopUp: {
    method: 'POST',
    path: '/api/billing/wallet/top-ups',
    access: 'signed_in',
    body: z.strictObject({ amount_fils: z.int().min(TOP_UP.least).max(TOP_UP.most) }),
    response: orderReply,
    errors: ['billing.provider_unreachable', 'billing.payment_refused', 'request.in_flight', 'request.key_reused', 'request.rate_limited'],
  },
  /** Fils; null takes a limit away. */
  setSpendingLimits: {
    method: 'PUT',
    path: '/api/billing/limits',
    access: 'signed_in',
    body: z.strictObject({ monthly_cap: limit, max_per_run: limit }),
    response: z.object({ success, wallet: Wallet }),
    errors: [],
  },

  listOrders: {
    method: 'GET',
    path: '/api/billing/orders',
    access: 'signed_in',
    query: z.object(page),
    response: z.object({ success, orders: z.array(Order), next_cursor: z.string().nullable() }),
    errors: ['catalogue.cursor_invalid'],
  },
  previewRefund: {
    method: 'GET',
    path: '/api/billing/orders/:id/refund',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: z.object({ success, refund: RefundPreview }),
    errors: ['billing.order_not_found', 'billing.not_refundable'],
  },
  refundOrder: {
    method: 'POST',
    path: '/api/billing/orders/:id/refund',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: orderReply,
    errors: [
      'billing.order_not_found',
      'billing.not_refundable',
      'billing.refund_declined',
      'billing.payment_in_flight',
      'billing.provider_unreachable',
    ],
  },

  listInvoices: {
    method: 'GET',
    path: '/api/billing/invoices',
    access: 'signed_in',
    query: z.object(page),
    response: z.object({ success, invoices: z.array(Invoice), next_cursor: z.string().nullable() }),
    errors: ['catalogue.cursor_invalid'],
  },
  getInvoicePdf: {
    method: 'GET',
    path: '/api/billing/invoices/:number/pdf',
    access: 'signed_in',
    params: z.object({ number: z.string().regex(/^[A-Z]{2,3}-\d{6,12}$/) }),
    query: z.object({ lang }),
    response: Pdf,
    errors: ['billing.invoice_not_found', 'request.rate_limited'],
  },
  getBillingDetails: {
    method: 'GET',
    path: '/api/billing/details',
    access: 'signed_in',
    response: z.object({ success, details: BillingDetails }),
    errors: [],
  },
  setBillingDetails: {
    method: 'PUT',
    path: '/api/billing/details',
    access: 'signed_in',
    body: z.strictObject(BillingDetails.shape),
    response: z.object({ success, details: BillingDetails }),
    errors: [],
  },

  /** Buys an agent for a month at a time or for good, from the wallet. */
  purchaseApp: {
    method: 'POST',
    path: '/api/apps/:slug/purchase',
    access: 'signed_in',
    params: z.object({ slug: Slug }),
    query: z.object({ lang }),
    response: z.object({ success, entitlement: Entitlement, order: Order }),
    errors: [
      'catalogue.app_not_found',
      'billing.not_for_sale',
      'billing.already_owned',
      'billing.balance_too_low',
      'billing.monthly_cap_reached',
      'request.key_reused',
    ],
  },
  cancelEntitlement: {
    method: 'POST',
    path: '/api/billing/entitlements/:id/cancel',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: z.object({ success, entitlement: Entitlement }),
    errors: ['billing.entitlement_not_found'],
  },
  resumeEntitlement: {
    method: 'POST',
    path: '/api/billing/entitlements/:id/resume',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: z.object({ success, entitlement: Entitlement }),
    errors: ['billing.entitlement_not_found'],
  },
})
