import type { admin } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { text } from './people-text.ts'

const tones = { active: 'accent', inactive: 'neutral', suspended: 'danger' } as const satisfies Record<admin.PersonStatus, string>

export function StatusBadge({ status }: { status: admin.PersonStatus }) {
  return <Badge tone={tones[status]}>{text[useLanguage().language].statuses[status]}</Badge>
}
