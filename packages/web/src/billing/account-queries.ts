import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { billing, type Language } from '@wakeel/contract'
import { useRef } from 'react'
import { createClient, refusalOf, send } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { useLanguage } from '../language/language.tsx'
import { newId } from '../new-id.ts'
import { sessionToken } from '../session/session.ts'
import { awaitsPayer, completeCheckout, isOver, OrderEnded } from './queries.ts'

const api = createClient(billing.routes)

const PAGE = 10
const MAX_A_PAGE = 100

// Everything is keyed by the person, so that nobody sees what was loaded for somebody else on the same device.

export const subscriptionQuery = (userId: string, language: Language) =>
  queryOptions({
    queryKey: ['billing', 'getSubscription', { userId, lang: language }],
    queryFn: ({ signal }) => api.getSubscription({ lang: language }, { signal }),
  })

export const planChangesQuery = (userId: string, language: Language) =>
  queryOptions({
    queryKey: ['billing', 'listPlanChanges', { userId, lang: language }],
    queryFn: async ({ signal }) =>
      (await api.listPlanChanges({ lang: language }, { signal })).changes,
  })

export const walletQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing', 'getWallet', { userId }],
    queryFn: async ({ signal }) => (await api.getWallet({}, { signal })).wallet,
  })

export const walletEntriesQuery = (userId: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'listWalletEntries', { userId, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listWalletEntries({ cursor: pageParam, limit: PAGE, lang: language }, { signal }),
    ...byCursor,
  })

export const ordersQuery = (userId: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'listOrders', { userId, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listOrders({ cursor: pageParam, limit: PAGE, lang: language }, { signal }),
    ...byCursor,
  })

export const invoicesQuery = (userId: string, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'listInvoices', { userId, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.listInvoices({ cursor: pageParam, limit: PAGE, lang: language }, { signal }),
    ...byCursor,
  })

export const billingDetailsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['billing', 'getBillingDetails', { userId }],
    queryFn: async ({ signal }) => (await api.getBillingDetails({}, { signal })).details,
  })

/** Whom a document names: what a correction of it starts from. */
export const invoiceCustomerQuery = (userId: string, number: string) =>
  queryOptions({
    queryKey: ['billing', 'getInvoiceCustomer', { userId, number }],
    queryFn: async ({ signal }) => (await api.getInvoiceCustomer({ number }, { signal })).customer,
  })

/** What giving money back would do is true only for a moment. */
export const refundQuery = (orderId: string, language: Language) =>
  queryOptions({
    queryKey: ['billing', 'previewRefund', { orderId, lang: language }],
    queryFn: async ({ signal }) =>
      (await api.previewRefund({ id: orderId, lang: language }, { signal })).refund,
    staleTime: 0,
    gcTime: 0,
  })

/** Every invoice, however many pages that takes, for a file. */
export async function listAllInvoices(language: Language): Promise<billing.Invoice[]> {
  const all: billing.Invoice[] = []
  let cursor: string | undefined
  do {
    const page = await api.listInvoices({ cursor, limit: MAX_A_PAGE, lang: language })
    all.push(...page.invoices)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return all
}

/** The document itself; a plain link could not carry the token. */
export async function getInvoicePdf(number: string, language: Language): Promise<Blob> {
  const token = await sessionToken()
  const answer = await send(
    billing.routes.getInvoicePdf,
    { number, lang: language },
    token ? { token } : {},
  )
  if (!answer.ok) throw await refusalOf(answer)
  return answer.blob()
}

/** A preview has served once what it showed is done. */
const isMoney = ({ queryKey: [capability, operation] }: { queryKey: QueryKey }) =>
  (capability === 'billing' && operation !== 'previewRefund') ||
  capability === 'accounts' ||
  operation === 'getRunTerms'

/** What the open page shows is asked for again at once, everything else when it is shown: nothing is shown as it was before. */
function refreshMoney(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ predicate: isMoney, type: 'inactive' })
  return queryClient.invalidateQueries({ predicate: isMoney })
}

/**
 * A change of something about money; all that the open page shows of it is asked for again before it counts as done. `onDone` and
 * `onFailed` are called even when the part of the page that asked for the change is gone by then: the change made it needless, or the
 * person did not wait.
 */
function useMoneyChange<Input, Answer>(
  change: (input: Input, language: Language) => Promise<Answer>,
  onDone?: (answer: Answer, input: Input) => void,
  onFailed?: (error: unknown) => void,
) {
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  return useMutation({
    mutationFn: (input: Input) => change(input, language),
    onSuccess: async (answer, input) => {
      await refreshMoney(queryClient)
      onDone?.(answer, input)
    },
    onError: (error) => {
      // What nothing was heard of may have been done all the same.
      if (!isOver(error)) void refreshMoney(queryClient)
      onFailed?.(error)
    },
  })
}

export const useCancelSubscription = () =>
  useMoneyChange(
    async (_: undefined, lang) => (await api.cancelSubscription({ lang })).subscription,
  )

export const useResumeSubscription = () =>
  useMoneyChange(
    async (_: undefined, lang) => (await api.resumeSubscription({ lang })).subscription,
  )

export const useChangePlan = () =>
  useMoneyChange((choice: { plan: billing.PlanId; billing: billing.BillingPeriod }, lang) =>
    api.changePlan({ ...choice, lang }),
  )

export const useCancelEntitlement = () =>
  useMoneyChange(
    async (id: string, lang) => (await api.cancelEntitlement({ id, lang })).entitlement,
  )

export const useResumeEntitlement = () =>
  useMoneyChange(
    async (id: string, lang) => (await api.resumeEntitlement({ id, lang })).entitlement,
  )

export const useSetSpendingLimits = (onSaved: () => void) =>
  useMoneyChange(
    async (limits: { monthly_cap: number | null; max_per_run: number | null }) =>
      (await api.setSpendingLimits(limits)).wallet,
    onSaved,
  )

export const useSetBillingDetails = (onSaved: () => void) =>
  useMoneyChange(
    async (details: billing.BillingDetails) => (await api.setBillingDetails(details)).details,
    onSaved,
  )

export const useReplaceInvoice = (
  onReplaced: (replaced: { invoice: billing.Invoice; credit_note: billing.Invoice }) => void,
) =>
  useMoneyChange(
    (input: billing.BillingDetails & { number: string; keep: boolean }, lang) =>
      api.replaceInvoice({ ...input, lang }),
    onReplaced,
  )

export const useRefundOrder = () =>
  useMoneyChange(async (id: string, lang) => (await api.refundOrder({ id, lang })).order)

/** Buys an agent from the wallet; however often it is tried, it is bought once. */
export function usePurchaseApp(slug: string, onBought: () => void) {
  const key = useRef(newId())
  return useMoneyChange(
    (_: undefined, lang) =>
      api.purchaseApp({ slug, lang }, { headers: { 'idempotency-key': key.current } }),
    onBought,
  )
}

/**
 * Puts money into the wallet. In the sandbox there is nothing to do but wait; else the payer agrees on a page of the payment
 * provider, and comes back to the checkout. The key stays until the amount changes or the order has come to nothing, so trying
 * again after a lost answer pays once.
 */
export function useTopUp(
  onEnded: (ended: billing.Order, input: { fils: number }) => void,
  onFailed: (error: unknown) => void,
) {
  const attempt = useRef({ fils: 0, key: '' })
  return useMoneyChange(
    async ({ fils }: { fils: number }, language) => {
      if (attempt.current.fils !== fils) attempt.current = { fils, key: newId() }
      const headers = { 'idempotency-key': attempt.current.key }
      try {
        const { order } = await api.startTopUp({ amount_fils: fils }, { headers })
        const ended = awaitsPayer(order) ? order : await completeCheckout(order.id, language)
        if (!awaitsPayer(ended) && ended.status !== 'completed') throw new OrderEnded()
        return ended
      } catch (error) {
        if (isOver(error)) attempt.current = { fils: 0, key: '' }
        throw error
      }
    },
    onEnded,
    onFailed,
  )
}
