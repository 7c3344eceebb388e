import { useLanguage } from '../../../language/language.tsx'
import type { Part } from '../board.ts'
import { FigureValue, useFigureStatus, useOpenBoard } from '../figure-context.tsx'
import { StatusBadge } from '../status-badge.tsx'
import styles from './metrics-part.module.css'

export function MetricsPart({ figures, isLarge }: Extract<Part, { kind: 'metrics' }>) {
  return (
    <dl className={styles.metrics} data-large={isLarge} data-pairs={figures.length === 4}>
      {figures.map((name) => (
        <Metric key={name} name={name} />
      ))}
    </dl>
  )
}

function Metric({ name }: { name: string }) {
  const { language } = useLanguage()
  const { label, note } = useOpenBoard().board.figures[name]!
  const status = useFigureStatus(name)
  return (
    <div className={styles.metric}>
      <dt className={styles.label}>{label[language]}</dt>
      <dd className={styles.value}>
        <FigureValue name={name} />
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
