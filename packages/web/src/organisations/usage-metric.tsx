import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Card } from '../ui/card.tsx'
import { Meter } from '../ui/meter.tsx'
import { messages } from './organisation-messages.ts'
import styles from './organisation-page.module.css'

/** How much of something is used, of how much there is. */
export function UsageMetric(props: {
  label: string
  used: number
  /** Null: as much as there is. */
  max: number | null
  /** In fils. */
  isMoney?: boolean
  /** What is said where there is no maximum. */
  unlimited?: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const shown = (value: number) =>
    props.isMoney ? formatDirhams(value, language) : formatNumber(value, language)
  const max = props.max === null ? undefined : shown(props.max)
  return (
    <Card className={styles.metric}>
      <p className={styles.small}>{props.label}</p>
      <p className={styles.large}>
        <bdi>{shown(props.used)}</bdi>
      </p>
      <p className={styles.small}>
        {max === undefined
          ? (props.unlimited ?? words.noCap)
          : words.usedOf(shown(props.used), max)}
      </p>
      {props.max !== null && (
        <Meter
          label={props.label}
          said={words.usedOf(shown(props.used), max ?? '')}
          value={props.used}
          of={Math.max(props.max, 1)}
        />
      )}
    </Card>
  )
}
