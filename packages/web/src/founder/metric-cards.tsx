import type { founder } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { StatCard } from '../ui/stat-card.tsx'
import styles from './metric-cards.module.css'
import { messages } from './metric-messages.ts'
import { metricView } from './metric-view.ts'

const MetricDialog = lazyDialog(async () => (await import('./metric-dialog.tsx')).MetricDialog)

/** Metrics of the marketplace, each a button that opens what it is made of. `hasRows`: with the way to its rows. `more`: a further card at the end. */
export function MetricCards(props: {
  label: string
  names: readonly founder.MetricName[]
  metrics: founder.Metrics
  columns: 3 | 4
  hasRows: boolean
  more?: ReactNode
}) {
  const { metrics } = props
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<founder.MetricName>()
  return (
    <section aria-label={props.label}>
      <ul className={styles.cards} data-columns={props.columns}>
        {props.names.map((name) => (
          <li key={name}>
            <StatCard
              {...metricView(name, metrics.metrics[name], language)}
              opens={words.opens}
              onClick={() => setOpened(name)}
              {...MetricDialog.whenNear}
            />
          </li>
        ))}
        {props.more && <li>{props.more}</li>}
      </ul>
      <MetricDialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        name={opened ?? 'mrr'}
        metrics={metrics}
        hasRows={props.hasRows}
      />
    </section>
  )
}
