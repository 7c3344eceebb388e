import type { billing } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useCancelSubscription, useResumeSubscription } from './account-queries.ts'
import { ChangePlanDialog } from './dialogs.ts'
import { EndsWithPlan } from './ends-with-plan.tsx'
import styles from './money-tabs.module.css'
import { messages } from './subscriptions-messages.ts'

/** The plan that somebody has: what it costs, how long it goes on, and what can be done about it. */
export function CurrentPlanCard({
  subscription,
  userId,
}: {
  subscription: billing.Subscription
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const date = (value: string) => formatDate(value, language)
  const ends = date(subscription.current_period_end)
  // With an offer, a credit or before a change of the price.
  const paidOther = subscription.paid.amount !== subscription.amount
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.eyebrow}>{words.plan.title}</h2>
          <p className={styles.large}>
            <bdi>{subscription.plan_name}</bdi> <StatusBadge subscription={subscription} />
          </p>
        </div>
        <p className={styles.price}>
          <span className={styles.large}>
            <bdi>{formatMoney(subscription, language)}</bdi>
          </span>
          <span className={styles.small}>
            {words.per[(subscription.next ?? subscription).billing]} · {words.plan.withVat}
            {(subscription.next || (paidOther && !subscription.cancel_at_period_end)) &&
              ` · ${words.plan.fromThen(ends)}`}
          </span>
        </p>
      </div>
      {subscription.status === 'past_due' && (
        <InlineAlert tone="danger">{words.plan.pastDue}</InlineAlert>
      )}
      {subscription.cancel_at_period_end && (
        <InlineAlert>{words.plan.endsText(subscription.plan_name, ends)}</InlineAlert>
      )}
      {subscription.next && (
        <InlineAlert>
          {words.plan.nextText(
            subscription.next.plan_name,
            words.periods[subscription.next.billing],
            ends,
          )}
        </InlineAlert>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{words.plan[whatFollows(subscription)]}</dt>
          <dd>{ends}</dd>
        </div>
        <div>
          <dt>{words.plan.period}</dt>
          <dd>
            {words.plan.span(date(subscription.current_period_start), ends)}
            {paidOther && (
              <>
                {' · '}
                <bdi>{formatMoney(subscription.paid, language)}</bdi>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.plan.since}</dt>
          <dd>{date(subscription.started_at)}</dd>
        </div>
      </dl>
      <PlanActions subscription={subscription} userId={userId} />
    </Card>
  )
}

function whatFollows({ cancel_at_period_end, next }: billing.Subscription) {
  if (cancel_at_period_end) return 'ends'
  return next ? 'changes' : 'renews'
}

function StatusBadge({
  subscription: { status, cancel_at_period_end },
}: {
  subscription: billing.Subscription
}) {
  const words = messages[useLanguage().language].plan.badges
  if (status === 'past_due') return <Badge tone="danger">{words.past_due}</Badge>
  if (cancel_at_period_end) return <Badge>{words.cancelled}</Badge>
  return <Badge tone={status === 'active' ? 'accent' : 'neutral'}>{words[status]}</Badge>
}

function PlanActions({
  subscription,
  userId,
}: {
  subscription: billing.Subscription
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [open, setOpen] = useState<'cancel' | 'change'>()
  const close = () => setOpen(undefined)
  const onError = (error: unknown) =>
    alertUser(errorMessage(error, language, words.failed), 'danger')
  const cancel = useCancelSubscription()
  const resume = useResumeSubscription()
  const ends = formatDate(subscription.current_period_end, language)
  const isEnding = subscription.cancel_at_period_end
  return (
    <div className={styles.buttons}>
      {!isEnding && (
        <Button kind="secondary" {...ChangePlanDialog.whenNear} onClick={() => setOpen('change')}>
          {words.plan.change}
        </Button>
      )}
      {(isEnding || subscription.next) && (
        <Button
          kind={isEnding ? 'primary' : 'secondary'}
          disabled={resume.isPending}
          onClick={() =>
            resume.mutate(undefined, { onSuccess: () => alertUser(words.plan.resumed), onError })
          }
        >
          {isEnding ? words.plan.resume : words.plan.takeBack}
        </Button>
      )}
      {!isEnding && (
        <Button kind="quiet" onClick={() => setOpen('cancel')}>
          {words.plan.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        onClose={close}
        title={words.plan.cancelTitle(subscription.plan_name)}
        description={words.plan.cancelText(ends)}
        confirm={words.plan.cancelConfirm}
        cancel={words.plan.keep}
        busy={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => {
              close()
              alertUser(words.plan.cancelled(ends))
            },
            onError,
          })
        }
      >
        <EndsWithPlan plan={subscription.plan} />
      </ConfirmDialog>
      <ChangePlanDialog
        subscription={subscription}
        userId={userId}
        open={open === 'change'}
        onClose={close}
      />
    </div>
  )
}
