import type { admin } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { messages } from './people-messages.ts'

const tones = {
  active: 'accent',
  inactive: 'neutral',
  suspended: 'danger',
} as const satisfies Record<admin.PersonStatus, string>

export function StatusBadge({ status }: { status: admin.PersonStatus }) {
  return <Badge tone={tones[status]}>{messages[useLanguage().language].statuses[status]}</Badge>
}
