import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { creators, type EventOf, type Language, paymentDesk, type RequestOf, type ResultOf } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { download } from '../download.ts'
import { lazyShowcase, useSource } from '../showcase/source.ts'
import type { DeskAddress } from './desk-address.ts'

const { listPayoutWeeks, listWeekPayouts, makeBankFile, confirmPayouts, returnPayout } = creators.routes

/** The payment desk and the payout run: one screen. */
export const deskRoutes = { ...paymentDesk.routes, listPayoutWeeks, listWeekPayouts, makeBankFile, confirmPayouts, returnPayout }

export const bankFileName = ({ week, format }: RequestOf<typeof makeBankFile>) => `payouts-${week}.${format === 'csv' ? 'csv' : 'xml'}`

const live = {
  ...createClient(deskRoutes),
  exportOrders: download(deskRoutes.exportOrders, 'orders.csv'),
  exportLedger: download(deskRoutes.exportLedger, 'ledger.csv'),
  makeBankFile: (request: RequestOf<typeof makeBankFile>) => download(makeBankFile, bankFileName(request))(request),
}
const showcase = lazyShowcase(deskRoutes, async () => (await import('./desk-showcase.ts')).showcase)

/** Real money for whoever runs the store, and an invented store for everybody else. */
export const useDeskSource = () => useSource('platform_settings', live, showcase)

export type DeskSource = Extract<ReturnType<typeof useDeskSource>, { status: 'ready' }>

const PAGE = 25

export const ordersQuery = ({ api, key }: DeskSource, lang: Language, filters: OrderFilters) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listAllOrders', { key, lang, ...filters }],
    queryFn: ({ pageParam, signal }) => api.listAllOrders({ ...filters, cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export type OrderFilters = Pick<RequestOf<typeof deskRoutes.listAllOrders>, 'show' | 'kind' | 'search' | 'from' | 'to'>

export const orderQuery = ({ api, key }: DeskSource, lang: Language, id: string) =>
  queryOptions({
    queryKey: ['payments', 'getDeskOrder', { key, lang, id }],
    queryFn: ({ signal }) => api.getDeskOrder({ id, lang }, { signal }),
  })

export const refundsQuery = ({ api, key }: DeskSource, lang: Language, status: DeskAddress['status']) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listAllRefunds', { key, lang, status }],
    queryFn: ({ pageParam, signal }) => api.listAllRefunds({ status, cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const accountsQuery = ({ api, key }: DeskSource) =>
  queryOptions({
    queryKey: ['payments', 'listLedgerAccounts', { key }],
    queryFn: async ({ signal }) => (await api.listLedgerAccounts({}, { signal })).accounts,
  })

export const ledgerFilters = ({ account, posted, reference, from, to }: DeskAddress) => ({ account, kind: posted, reference, from, to })

export const transactionsQuery = ({ api, key }: DeskSource, address: DeskAddress) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listLedgerTransactions', { key, ...ledgerFilters(address) }],
    queryFn: ({ pageParam, signal }) =>
      api.listLedgerTransactions({ ...ledgerFilters(address), cursor: pageParam, limit: PAGE }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const weeksQuery = ({ api, key }: DeskSource) =>
  queryOptions({
    queryKey: ['payments', 'listPayoutWeeks', { key }],
    queryFn: async ({ signal }) => (await api.listPayoutWeeks({}, { signal })).weeks,
  })

export const weekQuery = ({ api, key }: DeskSource, week: string) =>
  queryOptions({
    queryKey: ['payments', 'listWeekPayouts', { key, week }],
    queryFn: async ({ signal }) => (await api.listWeekPayouts({ week }, { signal })).payouts,
  })

/** Something that moves money: all that the page shows of it is asked for again before it counts as done. */
export function useDeskChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // A refusal, too, may mean that somebody else has changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payments'] }),
  })
}

type Reconcile = typeof deskRoutes.reconcile

/** Compares with the payment provider and tells how far it is; aborting the signal cancels it. */
export async function reconcile(
  { isLive, api }: DeskSource,
  days: RequestOf<Reconcile>,
  { onProgress, signal }: { onProgress: (progress: EventOf<Reconcile>) => void; signal: AbortSignal },
): Promise<ResultOf<Reconcile>> {
  if (!isLive) return api.reconcile(days, { signal })
  const { stream } = await import('../event-stream.ts')
  return stream(deskRoutes.reconcile, days, onProgress, { signal })
}
