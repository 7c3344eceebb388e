import type { forge } from '@wakeel/contract'
import { useState } from 'react'
import { pricingOf } from '../language/agent-content.ts'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { AgentStatusBadge } from '../ui/agent-status-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Price } from '../ui/price.tsx'
import { messages } from './editor-messages.ts'
import { useRestore } from './use-restore.ts'
import styles from './versions-card.module.css'

const FEW = 5

/** The newest versions and the one in the store, or all; one that was published before can stand in the store again. */
export function VersionsCard({ userId, agent }: { userId: string; agent: forge.EditedAgent }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<number>()
  const [showsAll, setShowsAll] = useState(false)
  const few = agent.versions.filter(({ is_live }, index) => index < FEW || is_live)
  const { restore, isRestoring } = useRestore(userId, agent.id)
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.versions}</h2>
      <ol className={styles.versions}>
        {(showsAll ? agent.versions : few).map((version) => (
          <li key={version.number} className={styles.version}>
            <p className={styles.head}>
              <strong>{words.version(version.number)}</strong>
              {version.is_live ? (
                <Badge tone="accent" icon="check">
                  {words.live}
                </Badge>
              ) : version.status === 'published' ? (
                <Badge>{words.publishedEarlier}</Badge>
              ) : (
                <AgentStatusBadge status={version.status} />
              )}
            </p>
            <p className={styles.small}>
              {version.published_at
                ? words.publishedOn(formatDate(version.published_at, language))
                : words.createdOn(formatDate(version.created_at, language))}
            </p>
            <Price pricing={pricingOf(version.price)} />
            {version.status === 'published' && !version.is_live && !agent.taken_down && (
              <Button kind="secondary" size="small" onClick={() => setRequested(version.number)}>
                {words.restore(version.number)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {few.length < agent.versions.length && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? words.versionsFew
            : words.versionsAll(formatNumber(agent.versions.length, language))}
        </Button>
      )}
      <ConfirmDialog
        open={requested !== undefined}
        onClose={() => setRequested(undefined)}
        onConfirm={() =>
          requested !== undefined && restore(requested, () => setRequested(undefined))
        }
        title={words.restoreTitle(requested ?? 0)}
        description={words.restoreLine}
        confirm={words.restore(requested ?? 0)}
        cancel={words.cancel}
        busy={isRestoring}
      />
    </Card>
  )
}
