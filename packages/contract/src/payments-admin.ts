import { z } from 'zod'
import { Download } from './download.ts'
import { Language } from './language.ts'
import { Money } from './money.ts'
import { Order, OrderKind } from './orders.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Day, Reason, Text } from './text.ts'

const Customer = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** An order as the operator sees it. `customer` is null once they have left. */
export const AdminOrder = Order.extend({
  customer: Customer.nullable(),
  provider_order_id: z.string().nullable(),
  capture_id: z.string().nullable(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const AdminRefund = z.object({
  id: z.string(),
  order_id: z.string(),
  description: z.string(),
  customer: Customer.nullable(),
  /** `chargeback`: the provider took it. */
  kind: z.enum(['request', 'chargeback']),
  status: z.enum(['pending', 'completed', 'failed']),
  amount: Money,
  cents: z.int(),
  provider_refund_id: z.string().nullable(),
  /** The provider's own word for why it did not. */
  failure: z.string().nullable(),
  requested_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
})
export type AdminRefund = z.infer<typeof AdminRefund>

export const LedgerAccountKind = z.enum([
  'provider',
  'bank',
  'exchange',
  'platform',
  'vat',
  'losses',
  'unclaimed',
  'payouts',
  'wallet',
  'creator',
])
export type LedgerAccountKind = z.infer<typeof LedgerAccountKind>

/** Debits are positive, credits negative. Of wallets and creators' accounts, all of a kind stand as one. */
export const LedgerAccount = z.object({
  id: z.string(),
  kind: LedgerAccountKind,
  balance: Money,
  /** How many accounts it stands for. */
  accounts: z.int(),
})
export type LedgerAccount = z.infer<typeof LedgerAccount>

export const LedgerKind = z.enum([
  'sale',
  'top_up',
  'run',
  'included_run',
  'included_reversal',
  'refund',
  'chargeback',
  'closing',
  'payout',
  'payout_paid',
  'payout_returned',
])
export type LedgerKind = z.infer<typeof LedgerKind>

export const LedgerTransaction = z.object({
  id: z.string(),
  kind: LedgerKind,
  /** The id of the order, run, refund, chargeback or payout that it is for. */
  reference: z.string(),
  happened_at: z.iso.datetime(),
  /** They sum to zero in each currency. */
  lines: z.array(
    z.object({
      account: LedgerAccountKind,
      account_id: z.string(),
      /** Whose wallet or creator's account it is; null for the store's own, and once they have left. */
      owner: z.object({ id: z.string(), name: z.string() }).nullable(),
      amount: Money,
      share_percent: z.int().nullable(),
    }),
  ),
})
export type LedgerTransaction = z.infer<typeof LedgerTransaction>

/** What the ledger says against what the payment provider says. */
export const Difference = z.object({
  order_id: z.string(),
  /** `missing`: the provider knows no such order. */
  what: z.enum(['missing', 'amount', 'status', 'refunded']),
  ours: z.string(),
  theirs: z.string(),
})
export type Difference = z.infer<typeof Difference>

export const Reconciliation = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  provider: z.enum(['sandbox', 'paypal']),
  /** Orders whose money the provider took in these days, and those made in them that ended without. */
  checked: z.int(),
  matched: z.int(),
  differences: z.array(Difference),
  /** Dollars: what the provider holds by the ledger, and what it took less what it gave back by our orders. */
  ledger: Money,
  orders: Money,
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** At most so many days at once. */
export const RECONCILED_DAYS = 92

const success = z.literal(true)
const lang = Language.default('en')
const cursor = Cursor.optional()
const limit = z.coerce.number().int().min(1).max(100).default(25)
const next_cursor = z.string().nullable()
const params = z.object({ id: z.uuid() })
const days = { from: Day.optional(), to: Day.optional() }
const orderFilters = {
  /** `failed`: declined, cancelled or expired. `open`: on its way. */
  show: z.enum(['all', 'paid', 'open', 'failed', 'refunded']).default('all'),
  kind: OrderKind.optional(),
  /** A part of the customer's name or e-mail, or an id or invoice number. */
  search: Text.trim().max(100).optional(),
  ...days,
}
const ledgerFilters = {
  /** A kind, or the id of one account. */
  account: Text.max(60).optional(),
  kind: LedgerKind.optional(),
  reference: Text.trim().max(100).optional(),
  ...days,
}

/** Days are those of the UAE; lists are newest first. */
export const routes = defineRoutes({
  listAllOrders: {
    method: 'GET',
    path: '/api/payments-admin/orders',
    access: 'platform_settings',
    query: z.object({ ...orderFilters, cursor, limit, lang }),
    response: z.object({ success, orders: z.array(AdminOrder), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  exportOrders: {
    method: 'GET',
    path: '/api/payments-admin/orders.csv',
    access: 'platform_settings',
    query: z.object({ ...orderFilters, lang }),
    response: Download,
    errors: ['request.rate_limited', 'request.in_flight', 'server.busy'],
  },
  /** With all that followed from it. */
  getAdminOrder: {
    method: 'GET',
    path: '/api/payments-admin/orders/:id',
    access: 'platform_settings',
    params,
    query: z.object({ lang }),
    response: z.object({
      success,
      order: AdminOrder,
      refunds: z.array(AdminRefund),
      transactions: z.array(LedgerTransaction),
    }),
    errors: ['billing.order_not_found'],
  },
  /** Gives the money back for the customer, by the same terms as they could themselves. */
  refundForCustomer: {
    method: 'POST',
    path: '/api/payments-admin/orders/:id/refund',
    access: 'platform_settings',
    params,
    query: z.object({ lang }),
    body: z.strictObject({ reason: Reason }),
    response: z.object({ success, order: AdminOrder }),
    errors: [
      'billing.order_not_found',
      'billing.not_refundable',
      'billing.refunded_together',
      'billing.refund_declined',
      'billing.payment_in_flight',
      'billing.provider_unreachable',
    ],
  },
  listAllRefunds: {
    method: 'GET',
    path: '/api/payments-admin/refunds',
    access: 'platform_settings',
    query: z.object({ status: AdminRefund.shape.status.optional(), cursor, limit, lang }),
    response: z.object({ success, refunds: z.array(AdminRefund), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  listLedgerAccounts: {
    method: 'GET',
    path: '/api/payments-admin/ledger/accounts',
    access: 'platform_settings',
    response: z.object({ success, accounts: z.array(LedgerAccount) }),
    errors: [],
  },
  listLedgerTransactions: {
    method: 'GET',
    path: '/api/payments-admin/ledger/transactions',
    access: 'platform_settings',
    query: z.object({ ...ledgerFilters, cursor, limit }),
    response: z.object({ success, transactions: z.array(LedgerTransaction), next_cursor }),
    errors: ['request.cursor_invalid'],
  },
  /** One row for each line. */
  exportLedger: {
    method: 'GET',
    path: '/api/payments-admin/ledger.csv',
    access: 'platform_settings',
    query: z.object(ledgerFilters),
    response: Download,
    errors: ['request.rate_limited', 'request.in_flight', 'server.busy'],
  },
  /** Asks the payment provider for each order of these days and compares. */
  reconcile: {
    method: 'POST',
    path: '/api/payments-admin/reconciliation',
    access: 'platform_settings',
    body: z
      .strictObject({ from: Day, to: Day })
      .refine(({ from, to }) => from <= to, { message: 'must not be before from', path: ['to'] })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < RECONCILED_DAYS * 86_400_000, {
        message: `must be within ${RECONCILED_DAYS} days of from`,
        path: ['to'],
      }),
    response: z.object({ success, reconciliation: Reconciliation }),
    events: z.object({ type: z.literal('progress'), checked: z.int(), total: z.int() }),
    errors: ['billing.provider_unreachable', 'request.cancelled', 'request.rate_limited'],
  },
})
