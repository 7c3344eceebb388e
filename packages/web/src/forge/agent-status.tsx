import type { forge } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import { text } from './status-text.ts'

const looks: Record<forge.AgentStatus, { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'pencil' },
  pending: { tone: 'warn', icon: 'clock' },
  published: { tone: 'accent', icon: 'check' },
  rejected: { tone: 'danger', icon: 'warning' },
}

/** A listing's state in its colour and with its icon (specification section 4). */
export function StatusBadge({ status }: { status: forge.AgentStatus }) {
  return <Badge {...looks[status]}>{text[useLanguage().language].statuses[status]}</Badge>
}
