import { useLanguage } from '../../../language/language.tsx'
import type { Part } from '../board.ts'
import { MetricValue, useOpenBoard } from '../metric-context.tsx'
import { formatMetric } from '../metric-format.ts'
import styles from './split-part.module.css'

/** What a whole is made of, as one bar with a line for each part. */
export function SplitPart({ parts, title }: Extract<Part, { kind: 'split' }> & { title: string }) {
  const { language } = useLanguage()
  const { scale } = useOpenBoard().board
  return (
    <div className={styles.split}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, percent }) => (
          <i key={name.en} style={{ inlineSize: `${percent}%` }} />
        ))}
      </div>
      <ul className={styles.parts} aria-label={title}>
        {parts.map(({ name, percent, amount }) => (
          <li key={name.en} className={styles.part}>
            <i className={styles.mark} />
            <span className={styles.name}>{name[language]}</span>
            {amount && (
              <span className={styles.amount}>
                <MetricValue name={amount} />
              </span>
            )}
            <bdi className={styles.percent}>
              {formatMetric(percent, 'percent', scale, language)}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
