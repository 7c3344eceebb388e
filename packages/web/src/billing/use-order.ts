import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { billing } from '@wakeel/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../api.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { tierNames } from '../language/tier-names.ts'
import { record } from '../record.ts'
import { useSession } from '../session/session.ts'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './checkout-messages.ts'
import { awaitsPayer, completeCheckout, forgetBilling, OrderEnded } from './queries.ts'

const FILS = 100
const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

const refused: readonly string[] = ['billing.payment_declined', 'billing.payment_refused']

/** Tells the payer that it did not work, in the specification's words (section 8). */
export function useFailureAlert(): (error: unknown) => void {
  const words = messages[useLanguage().language].checkout
  return (error) => {
    const isPayment =
      error instanceof OrderEnded || (error instanceof ApiError && refused.includes(error.code))
    alertUser(isPayment ? words.paymentFailed : words.checkoutFailed, 'danger')
  }
}

/**
 * Takes an order to its end, once somebody is signed in: completed, it says so and goes to the account; failed, it says so and
 * calls `onFailed`. Answers with the order while the payer still has to agree at the payment provider.
 */
export function useOrder(
  id: string | undefined,
  onFailed: (error: unknown) => void,
): billing.Order | undefined {
  const { language } = useLanguage()
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const alertFailure = useFailureAlert()
  const [waiting, setWaiting] = useState<billing.Order>()

  const fail = useEffectEvent((error: unknown) => {
    alertFailure(error)
    onFailed(error)
  })

  const succeed = useEffectEvent(async (order: billing.Order) => {
    if (awaitsPayer(order)) return setWaiting(order)
    if (order.status !== 'completed') return fail(new OrderEnded())
    const words = messages[language].checkout
    const total = order.total.aed / FILS
    const shown = formatNumber(total, language, hundredths)
    if (order.plan) {
      record('checkout_completed', { plan_id: order.plan, amount: total, currency: 'AED' })
      alertUser(words.completed(tierNames[language][order.plan], shown))
    } else {
      alertUser(words.toppedUp(shown))
    }
    await navigate({
      to: '/account',
      search: { tab: order.plan ? 'subscriptions' : 'billing' },
      replace: true,
    })
    forgetBilling(queryClient)
  })

  const complete = useEffectEvent((id: string, signal: AbortSignal) =>
    completeCheckout(id, language, signal),
  )

  useEffect(() => {
    if (!id || !userId) return
    const leaving = new AbortController()
    complete(id, leaving.signal).then(succeed, (error) => {
      if (!leaving.signal.aborted) fail(error)
    })
    return () => leaving.abort()
  }, [id, userId])

  return waiting?.id === id ? waiting : undefined
}
