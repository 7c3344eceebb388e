import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { billing, type Language } from '@wakeel/contract'
import { useRef } from 'react'
import { ApiError, createClient } from '../api.ts'
import { newId } from '../new-id.ts'

const api = createClient(billing.routes)

export interface PlanChoice {
  plan: billing.PlanId
  billing: billing.BillingPeriod
  offer: string | undefined
}

export const priceChangesQuery = (slug: string) =>
  queryOptions({
    queryKey: ['billing', 'listPriceChanges', { slug }],
    queryFn: async ({ signal }) => (await api.listPriceChanges({ slug }, { signal })).changes,
  })

const SPOTS_REFRESH_MS = 15_000

/** The plans as one person sees them: theirs is marked, and an offer that they have used is not given again. */
export const plansQuery = (
  offer: string | undefined,
  language: Language,
  userId: string | undefined,
) =>
  queryOptions({
    queryKey: ['billing', 'listPlans', { offer, lang: language, userId }],
    queryFn: ({ signal }) => api.listPlans({ offer, lang: language }, { signal }),
  })

/** Spots go while somebody reads. */
export const offersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['billing', 'listOffers', { lang: language }],
    queryFn: async ({ signal }) => (await api.listOffers({ lang: language }, { signal })).offers,
    refetchInterval: SPOTS_REFRESH_MS,
  })

export const quoteQuery = (choice: PlanChoice, language: Language, userId: string | undefined) =>
  queryOptions({
    queryKey: ['billing', 'getQuote', { ...choice, lang: language, userId }],
    queryFn: ({ signal }) => api.getQuote({ ...choice, lang: language }, { signal }),
    // A price that is about to be paid is asked for anew.
    staleTime: 0,
  })

const ASK_AGAIN_MS = 1000
const ASK_TIMES = 40
const FAILURES_BORNE = 3

const isUnderWay = (error: unknown) =>
  error instanceof ApiError && error.code === 'request.in_flight'

/**
 * Makes the order of a choice. The key stays the same until the choice changes or `forget` is called, so a second click, or one
 * after a lost answer, gets the order that is already there.
 */
export function useStartCheckout(choice: PlanChoice) {
  const key = useRef({ of: '', id: '' })
  const start = async (): Promise<billing.Order> => {
    const of = JSON.stringify(choice)
    if (key.current.of !== of) key.current = { of, id: newId() }
    const headers = { 'idempotency-key': key.current.id }
    return (await asLongAs(isUnderWay, () => api.startCheckout({ ...choice }, { headers }))).order
  }
  const forget = () => {
    key.current = { of: '', id: '' }
  }
  return { start, forget }
}

/**
 * Takes an order further about once a second until it has ended, or until the payer has to agree at the payment provider. A lost
 * answer is no failure: the next one says what became of the order.
 */
export async function completeCheckout(
  id: string,
  language: Language,
  signal?: AbortSignal,
): Promise<billing.Order> {
  let failures = 0
  for (let times = 0; times < ASK_TIMES; times++) {
    if (times > 0) await wait(ASK_AGAIN_MS, signal)
    try {
      const { order } = await api.completeCheckout({ id, lang: language }, signal && { signal })
      failures = 0
      if (!isOpen(order) || awaitsPayer(order)) return order
    } catch (error) {
      if (signal?.aborted || isOver(error) || ++failures === FAILURES_BORNE) throw error
    }
  }
  throw new Error('The order is still on its way.')
}

/** The payer has something to do at the payment provider. */
export const awaitsPayer = ({ status, approval_url }: billing.Order) =>
  status === 'awaiting_approval' && approval_url !== null

/** An order that ended without its money. */
export class OrderEnded extends Error {}

const passing: readonly string[] = [
  'request.in_flight',
  'request.rate_limited',
  'accounts.sign_in_required',
]

/** This order comes to nothing any more: to ask again would be answered the same, and another attempt is another order. */
export const isOver = (error: unknown) =>
  error instanceof OrderEnded ||
  (error instanceof ApiError && error.status < 500 && !passing.includes(error.code))

const isOpen = ({ status }: billing.Order) =>
  status === 'created' || status === 'awaiting_approval' || status === 'capturing'

/** The payer does not want to go on; nothing was charged. */
export const useCancelCheckout = () =>
  useMutation({ mutationFn: async (id: string) => (await api.cancelCheckout({ id })).order })

/** After a payment nothing about money is what it was: what is not on the screen is asked for when it is. */
export function forgetBilling(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['billing'], type: 'inactive' })
  void queryClient.invalidateQueries({ queryKey: ['billing'], refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: ['accounts'], refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: ['runs'], refetchType: 'none' })
}

async function asLongAs<Answer>(
  again: (error: unknown) => boolean,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let times = 1; ; times++) {
    try {
      return await ask()
    } catch (error) {
      if (times === ASK_TIMES || !again(error)) throw error
      await wait(ASK_AGAIN_MS)
    }
  }
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
