import { Progress } from '../../../ui/progress.tsx'
import type { Part } from '../board.ts'
import { useMetric } from '../metric-context.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './rows.module.css'

/** How far each has come, of a hundred. */
export function ProgressPart({ metrics }: Extract<Part, { kind: 'progress' }>) {
  return (
    <ul className={styles.rows}>
      {metrics.map((name) => (
        <ProgressRow key={name} name={name} />
      ))}
    </ul>
  )
}

function ProgressRow({ name }: { name: string }) {
  const { label, value, shown, status } = useMetric(name)
  return (
    <li className={styles.row}>
      <span className={styles.name}>{label}</span>
      {status && <StatusBadge status={status} />}
      <bdi className={styles.metric} data-metric={name}>
        {shown}
      </bdi>
      <span className={styles.line}>
        <Progress label={label} value={value} of={100} />
      </span>
    </li>
  )
}
