import type { forge } from '@wakeel/contract'
import { shownLanguage } from '../language/agent-content.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { AgentStatusBadge } from '../ui/agent-status-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'

/** Which agent it is, its state, what of it is in the store and what is being worked on. */
export function EditorHead({
  agent,
  content,
}: {
  agent: forge.EditedAgent
  content: forge.AgentContent
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const live = agent.versions.find(({ is_live }) => is_live)
  return (
    <header className={styles.head}>
      <AgentIcon app={{ id: agent.id, emoji: content.emoji }} size={56} />
      <div className={styles.names}>
        <h1>
          <bdi>{content.name[shownLanguage(content, language)] || words.unnamed}</bdi>
        </h1>
        <p className={styles.status}>
          <AgentStatusBadge status={agent.status} isTakenDown={agent.taken_down} />
          {agent.is_paused && (
            <Badge tone="warn" icon="warning">
              {words.paused}
            </Badge>
          )}
          {agent.under_maintenance && (
            <Badge tone="warn" icon="warning">
              {words.maintenance}
            </Badge>
          )}
          <span>{live ? words.liveVersion(live.number) : words.notListed}</span>
          <span>{agent.open ? words.workingOn(agent.open.number) : words.nothingOpen}</span>
        </p>
      </div>
    </header>
  )
}
