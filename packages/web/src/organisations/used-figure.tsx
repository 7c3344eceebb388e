import { formatNumber, useLanguage } from '../shell/language.tsx'
import { Card } from '../ui/card.tsx'
import { Meter } from '../ui/meter.tsx'
import { formatDirhams } from '../ui/money.ts'
import styles from './organisation-page.module.css'
import { text } from './organisation-text.ts'

/** How much of something is used, of how much there is. */
export function UsedFigure(props: {
  label: string
  used: number
  /** Null: as much as there is. */
  most: number | null
  /** In fils. */
  isMoney?: boolean
  /** What is said where there is no most. */
  unlimited?: string
}) {
  const { language } = useLanguage()
  const words = text[language]
  const shown = (value: number) => (props.isMoney ? formatDirhams(value, language) : formatNumber(value, language))
  const most = props.most === null ? undefined : shown(props.most)
  return (
    <Card className={styles.figure}>
      <p className={styles.small}>{props.label}</p>
      <p className={styles.large}>
        <bdi>{shown(props.used)}</bdi>
      </p>
      <p className={styles.small}>{most === undefined ? (props.unlimited ?? words.noCap) : words.usedOf(shown(props.used), most)}</p>
      {props.most !== null && (
        <Meter label={props.label} said={words.usedOf(shown(props.used), most ?? '')} value={props.used} of={Math.max(props.most, 1)} />
      )}
    </Card>
  )
}
