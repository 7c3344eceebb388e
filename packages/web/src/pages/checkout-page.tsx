import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import type { billing } from '@wakeel/contract'
import { lazy, Suspense, useRef, useState } from 'react'
import { ApprovalNeeded } from '../billing/approval-needed.tsx'
import type { TypedDetails } from '../billing/billing-details-card.tsx'
import { messages } from '../billing/checkout-messages.ts'
import { InvoiceDetails } from '../billing/invoice-details.tsx'
import { OfferNoticeLine } from '../billing/offer-notice.tsx'
import { OrderSummary } from '../billing/order-summary.tsx'
import { PaymentMethod, WhatHappensNext } from '../billing/payment-method.tsx'
import { PayPalButton, SignInToPay } from '../billing/paypal-button.tsx'
import { isOver, type PlanChoice, quoteQuery, useStartCheckout } from '../billing/queries.ts'
import { useFailureAlert, useOrder } from '../billing/use-order.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState, InlineAlert } from '../ui/state.tsx'
import styles from './checkout-page.module.css'

const ReturnedOrder = lazy(async () => ({
  default: (await import('../billing/returned-order.tsx')).ReturnedOrder,
}))

const NoPlan = lazy(async () => ({ default: (await import('../billing/no-plan.tsx')).NoPlan }))

const planIds = ['starter', 'pro', 'enterprise'] as const satisfies readonly billing.PlanId[]

/** Where a plan is paid (specification sections 2 and 4). Without a valid plan there is no order, and the way to the plans. */
export function CheckoutPage() {
  const words = messages[useLanguage().language].checkout
  const urlState = useSearch({ from: '/shell/checkout' })
  const plan = planIds.find((id) => id === (urlState.plan ?? 'pro'))
  useTitle(words.title)
  if (urlState.order && !urlState.plan)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <ReturnedOrder id={urlState.order} />
      </Suspense>
    )
  if (!plan)
    return (
      <Suspense fallback={null}>
        <NoPlan />
      </Suspense>
    )
  return (
    <Checkout
      choice={{ plan, billing: urlState.billing ?? 'monthly', offer: urlState.offer }}
      orderId={urlState.order}
    />
  )
}

function Checkout({ choice, orderId }: { choice: PlanChoice; orderId: string | undefined }) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const query = useQuery({
    ...quoteQuery(choice, language, userId),
    enabled: session.status !== 'loading',
  })
  const typed = useRef<TypedDetails>(null)
  const payment = usePayment(choice, orderId, async () => (await typed.current?.save()) ?? true)

  if (query.isPending) return <CheckoutSkeleton />
  // A price that could not be asked for anew is still the one that was shown; the server computes its own.
  if (!query.data) {
    return (
      <ErrorState
        level={1}
        title={words.checkout.failedTitle}
        action={<Button onClick={() => query.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  const { quote, is_sandbox } = query.data
  // An order under way is shown to its end, whatever it has made of the plan by then.
  if (!payment.isProcessing && quote.change === 'current')
    return (
      <NothingToPay
        title={words.checkout.current(quote.plan.name)}
        note={words.checkout.currentNote}
      />
    )
  if (!payment.isProcessing && quote.change === 'later')
    return (
      <NothingToPay title={words.checkout.later(quote.plan.name)} note={words.checkout.laterNote} />
    )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.checkout.title}</h1>
        <p>
          {words.checkout.plan(quote.plan.name, words.checkout.paid[quote.billing])} ·{' '}
          <Link to="/pricing" search={{ ...choice, order: undefined }}>
            {words.checkout.change}
          </Link>
        </p>
      </header>
      <div className={styles.summary}>
        {is_sandbox && <InlineAlert>{words.checkout.sandbox}</InlineAlert>}
        <OfferNoticeLine notice={quote.offer_notice} code={choice.offer} />
        <OrderSummary quote={quote}>
          <Pay payment={payment} isVisitor={userId === undefined} />
        </OrderSummary>
      </div>
      <div className={styles.details}>
        {userId && <InvoiceDetails userId={userId} typed={typed} />}
        <PaymentMethod />
        <WhatHappensNext isSandbox={is_sandbox} isRefundable={quote.is_refundable} />
      </div>
    </div>
  )
}

type Payment = ReturnType<typeof usePayment>

/**
 * One payment at a time: from the button to the order, and from the order in the URL to its end. `prepare` comes before anything is
 * ordered; it answers false where nothing is to be.
 */
function usePayment(
  choice: PlanChoice,
  orderId: string | undefined,
  prepare: () => Promise<boolean>,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate({ from: '/checkout' })
  const alertFailure = useFailureAlert()
  const { start, forget } = useStartCheckout(choice)
  const putInAddress = (order: string | undefined) =>
    navigate({ search: { ...choice, order }, replace: true, resetScroll: false })

  const onFailed = (error: unknown) => {
    // What was lost on the way is found again with the same key; what was refused needs a new one.
    if (isOver(error)) forget()
    void queryClient.invalidateQueries({ queryKey: ['billing', 'getQuote'] })
    void putInAddress(undefined)
  }
  const waiting = useOrder(orderId, onFailed)
  // Beside the state, which a second click of the same moment would not see yet.
  const isBusy = useRef(false)
  const [isStarting, setStarting] = useState(false)

  const pay = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setStarting(true)
    try {
      if (!(await prepare())) return
      const order = await start()
      await putInAddress(order.id)
      if (order.approval_url) window.open(order.approval_url, '_self')
    } catch (error) {
      alertFailure(error)
      onFailed(error)
    } finally {
      isBusy.current = false
      setStarting(false)
    }
  }

  const onCancelled = () => {
    forget()
    void putInAddress(undefined)
  }
  return {
    waiting,
    isProcessing: isStarting || orderId !== undefined,
    onCancelled,
    pay: () => void pay(),
  }
}

function Pay({ payment, isVisitor }: { payment: Payment; isVisitor: boolean }) {
  const here = useLocation({ select: (location) => location.href })
  if (isVisitor) return <SignInToPay comeBackTo={here} />
  if (payment.waiting)
    return <ApprovalNeeded order={payment.waiting} onCancelled={payment.onCancelled} />
  return <PayPalButton isProcessing={payment.isProcessing} onPay={payment.pay} />
}

function NothingToPay({ title, note }: { title: string; note: string }) {
  const words = messages[useLanguage().language].checkout
  return (
    <EmptyState
      level={1}
      icon="check"
      title={title}
      action={
        <LinkButton to="/account" search={{ tab: 'subscriptions' }}>
          {words.toAccount}
        </LinkButton>
      }
    >
      {note}
    </EmptyState>
  )
}

function CheckoutSkeleton() {
  const words = messages[useLanguage().language].checkout
  return (
    <div className={styles.page} role="status" aria-label={words.loading}>
      <div className={styles.head}>
        <Skeleton shape="title" tenths={3} />
      </div>
      <div className={styles.summary}>
        <div className={styles.skeleton}>
          <Skeleton shape="title" tenths={5} />
          <Skeleton />
          <Skeleton tenths={8} />
          <Skeleton tenths={9} />
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.details}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
