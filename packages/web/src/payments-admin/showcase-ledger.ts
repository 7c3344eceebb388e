import type { Money, paymentsAdmin } from '@wakeel/contract'
import type { ShowcaseOrder } from './showcase-orders.ts'

type Line = paymentsAdmin.LedgerTransaction['lines'][number]

const aed = (amount: number): Money => ({ amount, currency: 'AED' })
const usd = (amount: number): Money => ({ amount, currency: 'USD' })

const line = (
  account: Line['account'],
  amount: Money,
  owner: string | undefined = undefined,
  share: number | null = null,
): Line => ({
  account,
  account_id: owner ? `${account} of ${owner}` : account,
  owner: owner ? { id: `demo ${owner}`, name: owner } : null,
  amount,
  share_percent: share,
})

const reversed = (lines: readonly Line[]): Line[] =>
  lines.map((each) => ({ ...each, amount: { ...each.amount, amount: -each.amount.amount } }))

/** What the ledger holds of an order: its sale or top-up and, when its money went back, the same the other way round. */
export function transactionsOf(
  order: ShowcaseOrder,
  refund: paymentsAdmin.AdminRefund | undefined,
): paymentsAdmin.LedgerTransaction[] {
  if (!order.completed_at) return []
  const lines = saleLines(order)
  const sale = {
    id: `${order.id} sale`,
    kind: order.kind === 'top_up' ? 'top_up' : 'sale',
    reference: order.id,
  } as const
  const posted: paymentsAdmin.LedgerTransaction[] = [
    { ...sale, happened_at: order.completed_at, lines },
  ]
  if (refund?.completed_at) {
    posted.unshift({
      id: refund.id,
      kind: 'refund',
      reference: refund.id,
      happened_at: refund.completed_at,
      lines: reversed(lines),
    })
  }
  return posted
}

function saleLines({
  kind,
  total,
  vat,
  customer,
  creator,
  payment_provider,
}: ShowcaseOrder): Line[] {
  const wallet = (amount: number) => line('wallet', aed(amount), customer?.name)
  const taken =
    payment_provider === 'wallet'
      ? [wallet(total.aed)]
      : [
          line('provider', usd(total.usd)),
          line('exchange', usd(-total.usd)),
          line('exchange', aed(total.aed)),
        ]
  if (kind === 'top_up') return [...taken, wallet(-total.aed)]
  const net = total.aed - vat.aed
  const share = creator ? Math.floor(net / 2) : 0
  return [
    ...taken,
    line('vat', aed(-vat.aed)),
    line('platform', aed(share - net)),
    ...(creator ? [line('creator', aed(-share), creator, 50)] : []),
  ]
}

/** Every account with the sum of its lines. */
export function balancesOf(
  transactions: readonly paymentsAdmin.LedgerTransaction[],
): paymentsAdmin.LedgerAccount[] {
  const lines = transactions.flatMap((transaction) => transaction.lines)
  const places = Map.groupBy(lines, ({ account, amount }) => `${account} ${amount.currency}`)
  return [...places].map(([id, of]) => ({
    id,
    kind: of[0]!.account,
    balance: {
      amount: of.reduce((sum, { amount }) => sum + amount.amount, 0),
      currency: of[0]!.amount.currency,
    },
    accounts: new Set(of.map(({ account_id }) => account_id)).size,
  }))
}
