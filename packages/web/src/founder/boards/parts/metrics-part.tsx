import { useLanguage } from '../../../language/language.tsx'
import type { Part } from '../board.ts'
import { MetricValue, useMetricStatus, useOpenBoard } from '../metric-context.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './metrics-part.module.css'

export function MetricsPart({ metrics, isLarge }: Extract<Part, { kind: 'metrics' }>) {
  return (
    <dl className={styles.metrics} data-large={isLarge} data-pairs={metrics.length === 4}>
      {metrics.map((name) => (
        <Metric key={name} name={name} />
      ))}
    </dl>
  )
}

function Metric({ name }: { name: string }) {
  const { language } = useLanguage()
  const { label, note } = useOpenBoard().board.metrics[name]!
  const status = useMetricStatus(name)
  return (
    <div className={styles.metric}>
      <dt className={styles.label}>{label[language]}</dt>
      <dd className={styles.value}>
        <MetricValue name={name} />
      </dd>
      {note && <dd className={styles.note}>{note[language]}</dd>}
      {status && (
        <dd>
          <StatusBadge status={status} />
        </dd>
      )}
    </div>
  )
}
