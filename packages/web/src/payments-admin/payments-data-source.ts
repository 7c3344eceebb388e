import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { EventOf, Language, RequestOf, ResultOf } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { download } from '../download.ts'
import { lazyShowcase, useDataSource } from '../showcase/data-source.ts'
import { bankFileName, paymentsAdminRoutes } from './payments-routes.ts'
import type { PaymentsUrlState } from './payments-url-state.ts'

const live = {
  ...createClient(paymentsAdminRoutes),
  exportOrders: download(paymentsAdminRoutes.exportOrders, 'orders.csv'),
  exportLedger: download(paymentsAdminRoutes.exportLedger, 'ledger.csv'),
  makeBankFile: (request: RequestOf<typeof paymentsAdminRoutes.makeBankFile>) =>
    download(paymentsAdminRoutes.makeBankFile, bankFileName(request))(request),
}
const showcase = lazyShowcase(
  paymentsAdminRoutes,
  async () => (await import('./payments-showcase.ts')).showcase,
)

/** Real money for whoever runs the store, and an invented store for everybody else. */
export const usePaymentsDataSource = () => useDataSource('platform_settings', live, showcase)

export type PaymentsDataSource = Extract<
  ReturnType<typeof usePaymentsDataSource>,
  { status: 'ready' }
>

const PAGE = 25

export const ordersQuery = (
  { api, key }: PaymentsDataSource,
  lang: Language,
  filters: OrderFilters,
) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listAllOrders', { key, lang, ...filters }],
    queryFn: ({ pageParam, signal }) =>
      api.listAllOrders({ ...filters, cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export type OrderFilters = Pick<
  RequestOf<typeof paymentsAdminRoutes.listAllOrders>,
  'show' | 'kind' | 'search' | 'from' | 'to'
>

export const orderQuery = ({ api, key }: PaymentsDataSource, lang: Language, id: string) =>
  queryOptions({
    queryKey: ['payments', 'getAdminOrder', { key, lang, id }],
    queryFn: ({ signal }) => api.getAdminOrder({ id, lang }, { signal }),
  })

export const refundsQuery = (
  { api, key }: PaymentsDataSource,
  lang: Language,
  status: PaymentsUrlState['status'],
) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listAllRefunds', { key, lang, status }],
    queryFn: ({ pageParam, signal }) =>
      api.listAllRefunds({ status, cursor: pageParam, limit: PAGE, lang }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const accountsQuery = ({ api, key }: PaymentsDataSource) =>
  queryOptions({
    queryKey: ['payments', 'listLedgerAccounts', { key }],
    queryFn: async ({ signal }) => (await api.listLedgerAccounts({}, { signal })).accounts,
  })

export const ledgerFilters = ({ account, posted, reference, from, to }: PaymentsUrlState) => ({
  account,
  kind: posted,
  reference,
  from,
  to,
})

export const transactionsQuery = ({ api, key }: PaymentsDataSource, urlState: PaymentsUrlState) =>
  infiniteQueryOptions({
    queryKey: ['payments', 'listLedgerTransactions', { key, ...ledgerFilters(urlState) }],
    queryFn: ({ pageParam, signal }) =>
      api.listLedgerTransactions(
        { ...ledgerFilters(urlState), cursor: pageParam, limit: PAGE },
        { signal },
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

export const weeksQuery = ({ api, key }: PaymentsDataSource) =>
  queryOptions({
    queryKey: ['payments', 'listPayoutWeeks', { key }],
    queryFn: async ({ signal }) => (await api.listPayoutWeeks({}, { signal })).weeks,
  })

export const weekQuery = ({ api, key }: PaymentsDataSource, week: string) =>
  queryOptions({
    queryKey: ['payments', 'listWeekPayouts', { key, week }],
    queryFn: async ({ signal }) => (await api.listWeekPayouts({ week }, { signal })).payouts,
  })

/** Something that moves money: all that the page shows of it is asked for again before it counts as done. */
export function usePaymentsChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    // A refusal, too, may mean that somebody else has changed it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['payments'] }),
  })
}

type Reconcile = typeof paymentsAdminRoutes.reconcile

/** Compares with the payment provider and tells how far it is; aborting the signal cancels it. */
export async function reconcile(
  { isLive, api }: PaymentsDataSource,
  days: RequestOf<Reconcile>,
  {
    onProgress,
    signal,
  }: { onProgress: (progress: EventOf<Reconcile>) => void; signal: AbortSignal },
): Promise<ResultOf<Reconcile>> {
  if (!isLive) return api.reconcile(days, { signal })
  const { stream } = await import('../event-stream.ts')
  return stream(paymentsAdminRoutes.reconcile, days, onProgress, { signal })
}
