import { useNavigate, useSearch } from '@tanstack/react-router'
import type { billing, paymentsAdmin } from '@wakeel/contract'
import { readDay, readText, writeUrlState } from '../shell/url-state.ts'

export const paymentsTabs = [
  'orders',
  'refunds',
  'failed',
  'ledger',
  'payouts',
  'reconciliation',
] as const
export type PaymentsTab = (typeof paymentsTabs)[number]

export const shows = ['all', 'paid', 'open', 'refunded'] as const
export const orderKinds = [
  'plan',
  'renewal',
  'top_up',
  'app',
] as const satisfies billing.OrderKind[]
export const refundStatuses = [
  'pending',
  'completed',
  'failed',
] as const satisfies paymentsAdmin.AdminRefund['status'][]
export const accountKinds = [
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
] as const satisfies paymentsAdmin.LedgerAccountKind[]
export const ledgerKinds = [
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
] as const satisfies paymentsAdmin.LedgerKind[]

/** What the URL of the payments says; what is left out is not filtered by. */
export interface PaymentsUrlState {
  tab?: PaymentsTab | undefined
  /** The order that is open. */
  order?: string | undefined
  show?: (typeof shows)[number] | undefined
  kind?: billing.OrderKind | undefined
  search?: string | undefined
  status?: paymentsAdmin.AdminRefund['status'] | undefined
  /** A kind of account, or the id of one. */
  account?: string | undefined
  posted?: paymentsAdmin.LedgerKind | undefined
  reference?: string | undefined
  /** The payout week that is open. */
  week?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const known = <Value extends string>(values: readonly Value[], said: unknown) =>
  values.find((value) => value === said)

/** Reads a URL; what it does not know counts as not said. */
export function readPaymentsUrlState(search: Record<string, unknown>): PaymentsUrlState {
  return {
    tab: known(paymentsTabs, search.tab),
    order: readText(search.order),
    show: known(shows, search.show),
    kind: known(orderKinds, search.kind),
    search: readText(search.search),
    status: known(refundStatuses, search.status),
    account: readText(search.account)?.slice(0, 60),
    posted: known(ledgerKinds, search.posted),
    reference: readText(search.reference),
    week:
      typeof search.week === 'string' && /^\d{4}-W\d\d$/.test(search.week)
        ? search.week
        : undefined,
    from: readDay(search.from),
    to: readDay(search.to),
  }
}

/** What the URL says, and a way to change a part of it. What opens something else is a step that the way back undoes. */
export function usePaymentsUrlState(): [
  PaymentsUrlState,
  (change: PaymentsUrlState, step?: 'open') => void,
] {
  const urlState = readPaymentsUrlState(useSearch({ strict: false }))
  const navigate = useNavigate()
  return [
    urlState,
    (change, step) =>
      void navigate({
        to: '.',
        search: writeUrlState({ ...urlState, ...change }),
        replace: step !== 'open',
        resetScroll: step === 'open',
      }),
  ]
}
