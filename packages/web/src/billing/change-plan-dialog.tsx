import { useQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useChangePlan } from './account-queries.ts'
import styles from './money-dialog.module.css'
import { plansQuery, quoteQuery } from './queries.ts'
import { messages } from './subscriptions-messages.ts'

interface Change {
  subscription: billing.Subscription
  userId: string
  open: boolean
  onClose: () => void
}

/** Every other plan with what changing to it would mean. */
export function ChangePlanDialog(props: Change) {
  const words = messages[useLanguage().language].change
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words.title}
      description={words.text}
      actions={
        <Button kind="secondary" onClick={props.onClose}>
          {words.close}
        </Button>
      }
    >
      <Choices {...props} />
    </Dialog>
  )
}

function Choices({ subscription, userId, onClose }: Change) {
  const { language } = useLanguage()
  const words = messages[language]
  const [period, setPeriod] = useState(subscription.billing)
  const plans = useQuery(plansQuery(undefined, language, userId))
  return (
    <div className={styles.form}>
      <ChipGroup
        name="billing-period"
        label={words.change.period}
        chips={(['monthly', 'annual'] as const).map((value) => ({
          value,
          label: words.periodNames[value],
        }))}
        chosen={period}
        onChoose={setPeriod}
      />
      {plans.isPending && <Waiting />}
      {plans.isError && <LoadFailed onRetry={() => void plans.refetch()} />}
      {plans.data && (
        <ul className={styles.plans}>
          {plans.data.plans.map((plan) => (
            <PlanChoice
              key={`${plan.id} ${period}`}
              plan={plan}
              period={period}
              paidUntil={subscription.current_period_end}
              userId={userId}
              onDone={onClose}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function PlanChoice(props: {
  plan: billing.Plan
  period: billing.BillingPeriod
  paidUntil: string
  userId: string
  onDone: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language].change
  const choice = { plan: props.plan.id, billing: props.period }
  const query = useQuery(quoteQuery({ ...choice, offer: undefined }, language, props.userId))
  const change = useChangePlan()
  const quote = query.data?.quote

  const schedule = () =>
    change.mutate(choice, {
      onSuccess: () => {
        alertUser(words.scheduled(props.plan.name, formatDate(props.paidUntil, language)))
        props.onDone()
      },
      onError: (error) =>
        alertUser(errorMessage(error, language, messages[language].failed), 'danger'),
    })

  return (
    <li>
      <div>
        <h3>
          <bdi>{props.plan.name}</bdi>
        </h3>
        {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
        {quote && <Meaning quote={quote} paidUntil={props.paidUntil} />}
      </div>
      {(quote?.change === 'upgrade' || quote?.change === 'new') && (
        <LinkButton
          size="small"
          to="/checkout"
          search={choice}
          aria-label={`${words.toCheckout}: ${props.plan.name}`}
        >
          {words.toCheckout}
        </LinkButton>
      )}
      {quote?.change === 'later' && (
        <Button
          kind="secondary"
          size="small"
          disabled={change.isPending}
          onClick={schedule}
          aria-label={`${words.schedule}: ${props.plan.name}`}
        >
          {words.schedule}
        </Button>
      )}
    </li>
  )
}

function Meaning({ quote, paidUntil }: { quote: billing.Quote; paidUntil: string }) {
  const { language } = useLanguage()
  const words = messages[language].change
  if (quote.change === 'current') return <p className={styles.small}>{words.current}</p>
  if (quote.change === 'later') {
    const begins = formatDate(paidUntil, language)
    return (
      <p className={styles.small}>
        {words.later(begins, formatDirhams(quote.renewal_total.aed, language))}
      </p>
    )
  }
  return (
    <p className={styles.small}>
      {words.upgrade(formatDirhams(quote.total.aed, language))}
      {quote.credit.aed > 0 && ` ${words.credit(formatDirhams(quote.credit.aed, language))}`}
    </p>
  )
}
