import type { webhooks } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatMoment, formatNumber, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { messages } from './messages.ts'
import { api, useWebhookAction } from './queries.ts'
import styles from './webhooks.module.css'

export type EndpointAction = 'edit' | 'rotate' | 'delete'

/** One endpoint: what it is told, how it is, and what can be done with it. */
export function EndpointCard({
  endpoint,
  onAsk,
}: {
  endpoint: webhooks.WebhookEndpoint
  onAsk: (action: EndpointAction) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isOpen, setOpen] = useState(false)
  const isOn = endpoint.disabled_reason === null
  const test = useWebhookAction(api.testWebhookEndpoint, () => {
    alertUser(words.tested)
    setOpen(true)
  })
  const update = useWebhookAction(api.updateWebhookEndpoint, () => alertUser(words.changed))
  const failed = test.error ?? update.error
  const button = (label: string, onClick: () => void, isBusy = false) => (
    <Button
      kind="secondary"
      size="small"
      disabled={isBusy}
      aria-label={words.which(label, endpoint.address)}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi dir="ltr">{endpoint.address}</bdi>
        </h3>
        <Health endpoint={endpoint} />
      </div>
      {endpoint.description && (
        <p className={styles.small}>
          <bdi>{endpoint.description}</bdi>
        </p>
      )}
      <p className={styles.small}>
        {endpoint.event_types.map((type) => words.eventNames[type]).join(' · ')}
      </p>
      <p className={styles.small}>{healthInWords().join(' · ')}</p>
      {failed && <InlineAlert tone="danger">{errorMessage(failed, language)}</InlineAlert>}
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={words.which(
            isOpen ? words.hideDeliveries : words.deliveries,
            endpoint.address,
          )}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideDeliveries : words.deliveries}
        </Button>
        {isOn && button(words.test, () => test.mutate({ id: endpoint.id }), test.isPending)}
        {button(words.edit, () => onAsk('edit'))}
        {button(words.rotate, () => onAsk('rotate'))}
        {button(
          isOn ? words.disable : words.enable,
          () => update.mutate({ id: endpoint.id, is_enabled: !isOn }),
          update.isPending,
        )}
        {button(words.delete, () => onAsk('delete'))}
      </div>
      {isOpen && <DeliveryLog endpoint={endpoint} />}
    </Card>
  )

  function healthInWords(): string[] {
    const moment = (time: string) => formatMoment(time, language)
    const { disabled_reason, failing_since, last_delivered_at, waiting } = endpoint
    return [
      ...(disabled_reason ? [words.reasons[disabled_reason]] : []),
      ...(failing_since ? [words.failingSince(moment(failing_since))] : []),
      last_delivered_at ? words.lastDelivered(moment(last_delivered_at)) : words.untried,
      ...(waiting > 0 ? [words.waiting(formatNumber(waiting, language))] : []),
      ...(endpoint.previous_valid_until
        ? [words.overlap(moment(endpoint.previous_valid_until))]
        : []),
    ]
  }
}

function Health({ endpoint }: { endpoint: webhooks.WebhookEndpoint }) {
  const words = messages[useLanguage().language]
  if (endpoint.disabled_reason) return <Badge>{words.off}</Badge>
  if (endpoint.failing_since) return <Badge tone="warn">{words.failing}</Badge>
  return endpoint.last_delivered_at ? <Badge tone="accent">{words.working}</Badge> : null
}
