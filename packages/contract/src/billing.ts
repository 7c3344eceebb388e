import { z } from 'zod'
import { Language } from './language.ts'
import {
  BillingDetails,
  Invoice,
  InvoiceCustomer,
  Order,
  RefundPreview,
  WrittenBillingDetails,
} from './orders.ts'
import { PriceChange } from './price-changes.ts'
import {
  AnnouncedPlanChange,
  BillingPeriod,
  Offer,
  OfferNotice,
  Plan,
  PlanChange,
  PlanId,
  Quote,
  VatMode,
} from './pricing.ts'
import { defineRoutes } from './route.ts'
import { Entitlement, Subscription, Usage } from './subscriptions.ts'
import { Cursor, Slug, Text } from './text.ts'
import { MAX_LIMIT, TOP_UP, Wallet, WalletEntry } from './wallet.ts'

export * from './orders.ts'
export * from './price-changes.ts'
export * from './pricing.ts'
export * from './subscriptions.ts'
export * from './wallet.ts'

/** A PDF, sent as it is and not as JSON. */
export const Pdf = z.custom<{ bytes: Uint8Array; filename: string }>()

const success = z.literal(true)
const lang = Language.default('en')
const id = z.uuid()
const page = {
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  lang,
}
/** A code that nobody knows gives no discount and a notice, so any text may stand in the URL. */
const offer = Text.trim().max(60).optional()
const number = z.string().regex(/^[A-Z]{2,3}-\d{6,12}$/)
const limit = z.int().min(0).max(MAX_LIMIT).nullable()

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
  /**
   * Makes an order at the payment provider. With an `Idempotency-Key` a repeat gets the same order. A code that nobody knows gives no
   * discount: `offer_notice` says so, as the quote does before. One that is used up is refused.
   */
  startCheckout: {
    method: 'POST',
    path: '/api/checkout',
    access: 'signed_in',
    body: z.strictObject({ plan: PlanId, billing: BillingPeriod.default('monthly'), offer }),
    response: orderReply.extend({ offer_notice: OfferNotice.nullable() }),
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

  /** What was announced of the caller's plan, and of the one that sets their share as a creator. */
  listPlanChanges: {
    method: 'GET',
    path: '/api/billing/plan-changes',
    access: 'signed_in',
    query: z.object({ lang }),
    response: z.object({ success, changes: z.array(AnnouncedPlanChange) }),
    errors: [],
  },
  getSubscription: {
    method: 'GET',
    path: '/api/billing/subscription',
    access: 'signed_in',
    query: z.object({ lang }),
    response: z.object({
      success,
      subscription: Subscription.nullable(),
      usage: Usage,
      entitlements: z.array(Entitlement),
    }),
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

  /** What an agent cost since when, and every rise that was announced of it, also those that were withdrawn; the newest first. */
  listPriceChanges: {
    method: 'GET',
    path: '/api/apps/:slug/price-changes',
    access: 'anyone',
    params: z.object({ slug: Slug }),
    response: z.object({ success, changes: z.array(PriceChange) }),
    errors: ['catalogue.app_not_found'],
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
    response: z.object({
      success,
      entries: z.array(WalletEntry),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  /** Makes an order that completeCheckout completes. Fils. */
  startTopUp: {
    method: 'POST',
    path: '/api/billing/wallet/top-ups',
    access: 'signed_in',
    body: z.strictObject({ amount_fils: z.int().min(TOP_UP.least).max(TOP_UP.max) }),
    response: orderReply,
    errors: [
      'billing.provider_unreachable',
      'billing.payment_refused',
      'request.in_flight',
      'request.key_reused',
      'request.rate_limited',
    ],
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
    errors: ['request.cursor_invalid'],
  },
  previewRefund: {
    method: 'GET',
    path: '/api/billing/orders/:id/refund',
    access: 'signed_in',
    params: z.object({ id }),
    query: z.object({ lang }),
    response: z.object({ success, refund: RefundPreview }),
    errors: ['billing.order_not_found', 'billing.not_refundable', 'billing.refunded_together'],
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
      'billing.refunded_together',
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
    errors: ['request.cursor_invalid'],
  },
  getInvoicePdf: {
    method: 'GET',
    path: '/api/billing/invoices/:number/pdf',
    access: 'signed_in',
    params: z.object({ number }),
    query: z.object({ lang }),
    response: Pdf,
    errors: ['billing.invoice_not_found', 'request.rate_limited'],
  },
  /** Whom a document of the caller's names: what a correction starts from. */
  getInvoiceCustomer: {
    method: 'GET',
    path: '/api/billing/invoices/:number/customer',
    access: 'signed_in',
    params: z.object({ number }),
    response: z.object({ success, customer: InvoiceCustomer }),
    errors: ['billing.invoice_not_found'],
  },
  /**
   * Takes a tax invoice back with a credit note and issues another with these details, of the same supply and the same amounts. No
   * money moves. `keep`: they stand on the next invoices too.
   */
  replaceInvoice: {
    method: 'POST',
    path: '/api/billing/invoices/:number/replace',
    access: 'signed_in',
    params: z.object({ number }),
    query: z.object({ lang }),
    body: WrittenBillingDetails.extend({ keep: z.boolean() }),
    response: z.object({ success, invoice: Invoice, credit_note: Invoice }),
    errors: [
      'billing.invoice_not_found',
      'billing.invoice_not_replaceable',
      'billing.invoice_replaced',
      'billing.invoice_refunded',
      'billing.invoice_unchanged',
      'billing.payment_in_flight',
      'request.rate_limited',
    ],
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
    body: WrittenBillingDetails,
    response: z.object({ success, details: BillingDetails }),
    errors: [],
  },

  /** Buys an agent for a month at a time, or once for as long as it is in the store, from the wallet. */
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
