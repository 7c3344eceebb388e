import type { forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import { messages } from './status-messages.ts'

const looks: Record<forge.AgentStatus, { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'pencil' },
  pending: { tone: 'warn', icon: 'clock' },
  published: { tone: 'accent', icon: 'check' },
  rejected: { tone: 'danger', icon: 'warning' },
}

/** A listing's state in its colour and with its icon (specification section 4), and that a moderator took it out of the store. */
export function StatusBadge({
  status,
  isTakenDown = false,
}: {
  status: forge.AgentStatus
  isTakenDown?: boolean
}) {
  const words = messages[useLanguage().language]
  if (isTakenDown) {
    return (
      <Badge tone="danger" icon="warning">
        {words.takenDown}
      </Badge>
    )
  }
  return <Badge {...looks[status]}>{words.statuses[status]}</Badge>
}
