import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { MetricButton } from '../ui/metric-button.tsx'
import { messages } from './creator-messages.ts'
import styles from './metric-cards.module.css'
import { type MetricName, metricsOf } from './metrics.ts'

const MetricDialog = lazyDialog(async () => (await import('./metric-dialog.tsx')).MetricDialog)

/** What the agents come to, each metric a button that opens what it is made of. */
export function MetricCards({ stats, userId }: { stats: creators.CreatorStats; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<MetricName>()
  const metrics = metricsOf(stats, language)
  const shown = metrics.find(({ name }) => name === opened)
  return (
    <section aria-label={words.metrics}>
      <ul className={styles.cards}>
        {metrics.map(({ name, label, value, note, trend }) => (
          <li key={name}>
            <MetricButton
              label={label}
              note={note}
              opens={words.open}
              onClick={() => setOpened(name)}
              {...MetricDialog.whenNear}
            >
              <span className={styles.value} data-trend={trend} data-none={value === undefined}>
                <bdi>{value ?? words.none}</bdi>
              </span>
            </MetricButton>
          </li>
        ))}
      </ul>
      <MetricDialog
        open={shown !== undefined}
        onClose={() => setOpened(undefined)}
        metric={shown}
        userId={userId}
      />
    </section>
  )
}
