import type { billing, paymentsAdmin } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { orderStatusNames } from '../language/order-status-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { messages } from './orders-messages.ts'
import styles from './payments-page.module.css'

const tones: Record<billing.OrderStatus, BadgeTone> = {
  created: 'warn',
  awaiting_approval: 'warn',
  capturing: 'warn',
  completed: 'accent',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  partly_refunded: 'neutral',
  refunded: 'neutral',
  charged_back: 'danger',
}

export function OrderStatus({ status }: { status: billing.OrderStatus }) {
  return <Badge tone={tones[status]}>{orderStatusNames[useLanguage().language][status]}</Badge>
}

const refundTones = { pending: 'warn', completed: 'accent', failed: 'danger' } as const

/** How far a refund has come, and what the provider said when it failed. */
export function RefundStatus({
  refund: { status, kind, failure },
}: {
  refund: Pick<paymentsAdmin.AdminRefund, 'status' | 'kind' | 'failure'>
}) {
  const words = messages[useLanguage().language]
  return (
    <>
      <Badge tone={refundTones[status]}>{words.refundStatuses[status]}</Badge>
      {kind === 'chargeback' && <span className={styles.under}>{words.refunds.chargeback}</span>}
      {failure && (
        <span className={styles.under}>
          <bdi dir="ltr">{failure}</bdi>
        </span>
      )}
    </>
  )
}
