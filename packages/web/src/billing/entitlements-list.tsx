import { Link } from '@tanstack/react-router'
import type { billing } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useCancelEntitlement, useResumeEntitlement } from './account-queries.ts'
import styles from './money-tabs.module.css'
import { messages } from './subscriptions-messages.ts'

/** The agents that somebody bought by the month or once. */
export function EntitlementsList({
  entitlements,
}: {
  entitlements: readonly billing.Entitlement[]
}) {
  const words = messages[useLanguage().language].agents
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.title}</h2>
      {entitlements.length === 0 ? (
        <div className={styles.head}>
          <p className={styles.small}>{words.none}</p>
          <ArrowLink to="/app-store">{words.browse}</ArrowLink>
        </div>
      ) : (
        <ul className={styles.rows}>
          {entitlements.map((entitlement) => (
            <EntitlementRow key={entitlement.id} entitlement={entitlement} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function EntitlementRow({ entitlement }: { entitlement: billing.Entitlement }) {
  const { language } = useLanguage()
  const words = messages[language].agents
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelEntitlement()
  const resume = useResumeEntitlement()
  const onError = (error: unknown) =>
    alertUser(errorMessage(error, language, messages[language].failed), 'danger')
  const { app, current_period_end, cancel_at_period_end, price_rise } = entitlement
  const ends = current_period_end && formatDate(current_period_end, language)
  return (
    <li className={styles.row}>
      <AgentIcon app={app} size={40} />
      <div className={styles.rowWords}>
        <Link to="/app-store/$slug" params={{ slug: app.slug }} className={styles.name}>
          <bdi>{app.name}</bdi>
        </Link>
        <span className={styles.small}>{termsOf(entitlement, language)}</span>
        {price_rise && !cancel_at_period_end && (
          <span className={styles.small}>{risenPrice(price_rise, language)}</span>
        )}
      </div>
      <div className={styles.rowButtons}>
        {ends && !cancel_at_period_end && (
          <Button
            kind="quiet"
            size="small"
            aria-label={words.cancelApp(app.name)}
            onClick={() => setAsking(true)}
          >
            {words.cancel}
          </Button>
        )}
        {ends && cancel_at_period_end && (
          <Button
            kind="quiet"
            size="small"
            aria-label={words.resumeApp(app.name)}
            disabled={resume.isPending}
            onClick={() =>
              resume.mutate(entitlement.id, {
                onSuccess: () => alertUser(words.resumed(app.name)),
                onError,
              })
            }
          >
            {words.resume}
          </Button>
        )}
        <LinkButton
          kind="secondary"
          size="small"
          to="/app-store/$slug/run"
          params={{ slug: app.slug }}
          aria-label={words.runApp(app.name)}
        >
          {words.run}
        </LinkButton>
      </div>
      {ends && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={words.cancelTitle(app.name)}
          description={words.cancelText(ends)}
          confirm={words.cancelConfirm}
          cancel={words.resume}
          busy={cancel.isPending}
          onConfirm={() =>
            cancel.mutate(entitlement.id, {
              onSuccess: () => {
                setAsking(false)
                alertUser(words.cancelled(app.name, ends))
              },
              onError,
            })
          }
        />
      )}
    </li>
  )
}

function risenPrice(
  { model, price, takes_effect_at }: NonNullable<billing.Entitlement['price_rise']>,
  language: 'en' | 'ar',
): string {
  const words = messages[language].agents
  const date = formatDate(takes_effect_at, language)
  return model === 'subscription'
    ? words.risen(formatMoney(price, language), date)
    : words.notByMonth(date)
}

function termsOf(
  { price, since, current_period_end, cancel_at_period_end }: billing.Entitlement,
  language: 'en' | 'ar',
): string {
  const words = messages[language].agents
  const shown = formatMoney(price, language)
  if (!current_period_end) return words.forGood(shown, formatDate(since, language))
  const date = formatDate(current_period_end, language)
  return cancel_at_period_end ? words.ending(shown, date) : words.monthly(shown, date)
}
