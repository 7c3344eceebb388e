import { useInfiniteQuery } from '@tanstack/react-query'
import type { webhooks } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { messages } from './messages.ts'
import { webhookDeliveriesQuery } from './queries.ts'
import { ReplayFailedDialog } from './replay-failed-dialog.tsx'
import styles from './webhooks.module.css'

const statuses = ['pending', 'delivered', 'failed'] as const

/** What was sent to an endpoint, the newest first. */
export function DeliveryLog({ endpoint }: { endpoint: webhooks.WebhookEndpoint }) {
  const words = messages[useLanguage().language]
  const [status, setStatus] = useState<webhooks.WebhookDeliveryStatus | 'all'>('all')
  const [isReplaying, setReplaying] = useState(false)
  const list = useInfiniteQuery(
    webhookDeliveriesQuery(endpoint.id, status === 'all' ? undefined : status),
  )
  const isOn = endpoint.disabled_reason === null
  return (
    <div className={styles.log}>
      <div className={styles.tools}>
        <Select
          label={words.show}
          value={status}
          onChoose={setStatus}
          options={(['all', ...statuses] as const).map((value) => ({
            value,
            label: value === 'all' ? words.all : words.statuses[value],
          }))}
        />
        {isOn && (
          <Button kind="secondary" size="small" onClick={() => setReplaying(true)}>
            {words.replayFailed}
          </Button>
        )}
      </div>
      <PagedList list={list} rowsOf={({ deliveries }) => deliveries} empty={words.noDeliveries}>
        {(deliveries) => (
          <ul className={styles.deliveries} aria-label={words.deliveries}>
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryRow endpointId={endpoint.id} delivery={delivery} canReplay={isOn} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {isReplaying && (
        <ReplayFailedDialog endpointId={endpoint.id} onClose={() => setReplaying(false)} />
      )}
    </div>
  )
}
