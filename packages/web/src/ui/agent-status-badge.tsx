import type { forge } from '@wakeel/contract'
import { agentStatusNames } from '../language/agent-status-names.ts'
import { useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from './badge.tsx'
import type { IconName } from './icon.tsx'

const looks: Record<forge.AgentStatus, { tone: BadgeTone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'pencil' },
  pending: { tone: 'warn', icon: 'clock' },
  published: { tone: 'accent', icon: 'check' },
  rejected: { tone: 'danger', icon: 'warning' },
}

/** A listing's state in its colour and with its icon (specification section 4), and that a moderator took it out of the store. */
export function AgentStatusBadge({
  status,
  isTakenDown = false,
}: {
  status: forge.AgentStatus
  isTakenDown?: boolean
}) {
  const names = agentStatusNames[useLanguage().language]
  if (isTakenDown) {
    return (
      <Badge tone="danger" icon="warning">
        {names.taken_down}
      </Badge>
    )
  }
  return <Badge {...looks[status]}>{names[status]}</Badge>
}
