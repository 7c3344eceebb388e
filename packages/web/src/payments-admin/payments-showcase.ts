import type { paymentsAdmin, RequestOf } from '@wakeel/contract'
import { ApiError, type Client } from '../api.ts'
import { toCsv } from '../ui/csv.ts'
import { bankFileName, type paymentsAdminRoutes } from './payments-routes.ts'
import { balancesOf, transactionsOf } from './showcase-ledger.ts'
import { inLanguage, type ShowcaseOrder, showcaseOrders } from './showcase-orders.ts'
import { showcasePayouts, weeksOf } from './showcase-payouts.ts'

type Routes = typeof paymentsAdminRoutes
type Day = { from?: string | undefined; to?: string | undefined }

const NOW = '2026-11-20T08:00:00Z'
const shown: Record<string, readonly string[] | undefined> = {
  paid: ['completed'],
  open: ['created', 'awaiting_approval', 'capturing'],
  failed: ['declined', 'cancelled', 'expired'],
  refunded: ['partly_refunded', 'refunded', 'charged_back'],
}

let orders = showcaseOrders()
let payouts = showcasePayouts()
const refunds: paymentsAdmin.AdminRefund[] = orders
  .filter(({ status }) => status === 'refunded')
  .map((order) => refundOf(order, '2026-11-18T07:45:00Z'))

function refundOf(order: ShowcaseOrder, at: string): paymentsAdmin.AdminRefund {
  return {
    id: `RF-${order.id.slice(-5)}`,
    order_id: order.id,
    description: order.description.en,
    customer: order.customer,
    kind: 'request',
    status: 'completed',
    amount: { amount: order.total.aed, currency: 'AED' },
    cents: order.payment_provider === 'wallet' ? 0 : order.total.usd,
    provider_refund_id: null,
    failure: null,
    requested_at: at,
    completed_at: at,
  }
}

const isWithin = (at: string, { from, to }: Day) =>
  (!from || at.slice(0, 10) >= from) && (!to || at.slice(0, 10) <= to)
const transactions = () =>
  orders
    .flatMap((order) =>
      transactionsOf(
        order,
        refunds.find(({ order_id }) => order_id === order.id),
      ),
    )
    .sort((one, other) => other.happened_at.localeCompare(one.happened_at))

function listOrders({
  show = 'all',
  kind,
  search,
  ...days
}: RequestOf<Routes['exportOrders']>): ShowcaseOrder[] {
  const part = search?.toLowerCase()
  return orders.filter(
    (order) =>
      (shown[show]?.includes(order.status) ?? true) &&
      (!kind || order.kind === kind) &&
      isWithin(order.created_at, days) &&
      (!part ||
        [order.id, order.customer?.name, order.customer?.email, order.invoice_number].some((text) =>
          text?.toLowerCase().includes(part),
        )),
  )
}

const listTransactions = ({
  account,
  kind,
  reference,
  ...days
}: RequestOf<Routes['exportLedger']>) =>
  transactions().filter(
    (each) =>
      (!kind || each.kind === kind) &&
      (!reference || each.reference === reference) &&
      isWithin(each.happened_at, days) &&
      (!account ||
        each.lines.some((line) => line.account === account || line.account_id === account)),
  )

function findOrder(id: string): ShowcaseOrder {
  const order = orders.find((each) => each.id === id)
  if (!order) throw new ApiError(404, { code: 'billing.order_not_found' })
  return order
}

const file = async (filename: string, rows: readonly (readonly string[])[]) => ({
  bytes: new Uint8Array(await toCsv(rows).arrayBuffer()),
  filename,
})

/** The same operations over an invented store whose ledger balances; what is changed stays on this page. */
export const showcase: Client<Routes> = {
  listAllOrders: async (filters = {}) => ({
    success: true,
    orders: listOrders(filters).map((order) => inLanguage(order, filters.lang)),
    next_cursor: null,
  }),
  exportOrders: (filters = {}) =>
    file('demo-orders.csv', [
      ['id', 'created_at', 'status', 'description', 'customer', 'total_fils'],
      ...listOrders(filters).map((order) => [
        order.id,
        order.created_at,
        order.status,
        order.description[filters.lang ?? 'en'],
        order.customer?.name ?? '',
        String(order.total.aed),
      ]),
    ]),
  getAdminOrder: async ({ id, lang }) => {
    const order = findOrder(id)
    const refund = refunds.find(({ order_id }) => order_id === id)
    return {
      success: true,
      order: inLanguage(order, lang),
      refunds: refund ? [refund] : [],
      transactions: transactionsOf(order, refund),
    }
  },
  refundForCustomer: async ({ id, lang }) => {
    const order: ShowcaseOrder = { ...findOrder(id), status: 'refunded', refundable_until: null }
    order.refunded = order.total
    orders = orders.map((each) => (each.id === id ? order : each))
    refunds.unshift(refundOf(order, NOW))
    return { success: true, order: inLanguage(order, lang) }
  },
  listAllRefunds: async ({ status, lang = 'en' } = {}) => ({
    success: true,
    refunds: refunds
      .filter((refund) => !status || refund.status === status)
      .map((refund) => ({ ...refund, description: findOrder(refund.order_id).description[lang] })),
    next_cursor: null,
  }),
  listLedgerAccounts: async () => ({ success: true, accounts: balancesOf(transactions()) }),
  listLedgerTransactions: async (filters = {}) => ({
    success: true,
    transactions: listTransactions(filters),
    next_cursor: null,
  }),
  exportLedger: (filters = {}) =>
    file('demo-ledger.csv', [
      ['transaction', 'happened_at', 'kind', 'account', 'amount', 'currency'],
      ...listTransactions(filters).flatMap(({ id, happened_at, kind, lines }) =>
        lines.map(({ account, amount }) => [
          id,
          happened_at,
          kind,
          account,
          String(amount.amount),
          amount.currency,
        ]),
      ),
    ]),
  reconcile: async ({ from, to }) => {
    const checked = orders.filter(
      ({ completed_at, capture_id }) =>
        capture_id && completed_at && isWithin(completed_at, { from, to }),
    ).length
    const held = balancesOf(transactions()).find(({ kind }) => kind === 'provider')!.balance
    const reconciliation = {
      from,
      to,
      provider: 'paypal',
      checked,
      matched: checked,
      differences: [],
      ledger: held,
      orders: held,
    } as const
    return { success: true, reconciliation: { ...reconciliation, differences: [] } }
  },
  listPayoutWeeks: async () => ({ success: true, weeks: weeksOf(payouts) }),
  listWeekPayouts: async ({ week }) => {
    const found = payouts.filter((payout) => payout.week === week)
    if (found.length === 0) throw new ApiError(404, { code: 'creators.payout_not_found' })
    return { success: true, payouts: found }
  },
  makeBankFile: (request) => {
    const isOfFile = ({ week, status }: (typeof payouts)[number]) =>
      week === request.week && (status === 'ready' || status === 'sent')
    payouts = payouts.map((payout) => (isOfFile(payout) ? { ...payout, status: 'sent' } : payout))
    const rows = payouts
      .filter(isOfFile)
      .map(({ number, holder_name, amount }) => [number, holder_name, String(amount.amount)])
    return file(bankFileName(request).replace(/^/, 'demo-').replace('.xml', '.csv'), [
      ['reference', 'beneficiary', 'fils'],
      ...rows,
    ])
  },
  confirmPayouts: async ({ week }) => {
    const isSent = (payout: (typeof payouts)[number]) =>
      payout.week === week && payout.status === 'sent'
    const confirmed = payouts.filter(isSent).length
    payouts = payouts.map((payout) =>
      isSent(payout) ? { ...payout, status: 'paid', paid_at: NOW } : payout,
    )
    return { success: true, confirmed }
  },
  returnPayout: async ({ id }) => {
    payouts = payouts.map((payout) =>
      payout.id === id ? { ...payout, status: 'returned' } : payout,
    )
    return { success: true, status: 'returned' }
  },
}
