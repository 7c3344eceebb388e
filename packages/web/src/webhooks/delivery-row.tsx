import type { webhooks } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { formatMoment, formatNumber, useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { api, useWebhookAction } from './queries.ts'
import styles from './webhooks.module.css'

const tones: Record<webhooks.WebhookDeliveryStatus, BadgeTone> = {
  pending: 'neutral',
  delivered: 'accent',
  failed: 'danger',
}

/** One delivery; opened, what is sent and what came of each attempt. */
export function DeliveryRow({
  endpointId,
  delivery,
  canReplay,
}: {
  endpointId: string
  delivery: webhooks.WebhookDelivery
  canReplay: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const replay = useWebhookAction(api.replayWebhookDelivery, () => alertUser(words.replayed))
  const { status, attempts, next_attempt_at: next } = delivery
  const isRetried = status === 'pending' && attempts.length > 0
  return (
    <details className={styles.delivery}>
      <summary>
        <Badge tone={isRetried ? 'warn' : tones[status]}>{words.statuses[status]}</Badge>
        <span>{words.eventNames[delivery.type]}</span>
        <time dateTime={delivery.happened_at}>{formatMoment(delivery.happened_at, language)}</time>
      </summary>
      <div className={styles.detail}>
        <p className={styles.small}>
          <code dir="ltr">{delivery.id}</code>
        </p>
        <h4>{words.body}</h4>
        <pre dir="ltr">{JSON.stringify(JSON.parse(delivery.body), null, 2)}</pre>
        <h4>{words.attempts}</h4>
        {attempts.length === 0 && <p>{words.noAttempts}</p>}
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.at}>{attemptInWords(attempt)}</li>
          ))}
        </ol>
        {next && attempts.length > 0 && <p>{words.next(formatMoment(next, language))}</p>}
        {replay.isError && (
          <InlineAlert tone="danger">{errorMessage(replay.error, language)}</InlineAlert>
        )}
        {canReplay && (
          <div>
            <Button
              kind="secondary"
              size="small"
              disabled={replay.isPending}
              onClick={() => replay.mutate({ id: endpointId, delivery: delivery.id })}
            >
              {words.replay}
            </Button>
          </div>
        )}
      </div>
    </details>
  )

  function attemptInWords({ at, duration_ms, status_code, failure }: webhooks.WebhookAttempt) {
    const duration = formatNumber(duration_ms / 1_000, language, {
      style: 'unit',
      unit: 'second',
      maximumFractionDigits: 2,
    })
    return [
      formatMoment(at, language),
      ...(status_code === null ? [] : [words.answered(String(status_code))]),
      ...(failure ? [words.failures[failure]] : []),
      duration,
    ].join(' · ')
  }
}
