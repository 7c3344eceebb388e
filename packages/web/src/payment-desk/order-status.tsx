import type { billing, paymentDesk } from '@wakeel/contract'
import { text as billingText } from '../billing/billing-tab-text.ts'
import { useLanguage } from '../shell/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { text } from './orders-text.ts'

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
  return <Badge tone={tones[status]}>{billingText[useLanguage().language].orders.statuses[status]}</Badge>
}

const refundTones = { pending: 'warn', completed: 'accent', failed: 'danger' } as const

export function RefundStatus({ status }: { status: paymentDesk.DeskRefund['status'] }) {
  return <Badge tone={refundTones[status]}>{text[useLanguage().language].refundStatuses[status]}</Badge>
}
