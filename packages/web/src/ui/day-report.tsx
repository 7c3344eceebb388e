import type { Bilingual } from '@wakeel/contract'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ChartGrid } from './day-chart.tsx'
import styles from './day-report.module.css'
import { type DayColumn, DayTable, saveDays } from './day-table.tsx'

const en = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  csv: 'Export CSV',
  of: (action: string, title: string) => `${action}: ${title}`,
}
const ar: typeof en = {
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم بياني',
  csv: 'تصدير CSV',
  of: (action, title) => `${action}: ${title}`,
}
const text: Bilingual<typeof en> = { en, ar }

/** Days as charts or as the table behind them, and as a file. */
export function DayReport<Day extends { day: string }>(props: {
  title: string
  days: readonly Day[]
  columns: readonly DayColumn<Day>[]
  fileName: string
  /** What is drawn. */
  children: ReactNode
}) {
  const { language } = useLanguage()
  const words = text[language]
  const id = useId()
  const [isTable, setTable] = useState(false)
  const other = isTable ? words.asChart : words.asTable
  return (
    <section className={styles.report} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{props.title}</h2>
        <div className={styles.buttons}>
          <Button
            kind="quiet"
            size="small"
            aria-label={words.of(other, props.title)}
            onClick={() => setTable(!isTable)}
          >
            {other}
          </Button>
          <Button
            kind="secondary"
            size="small"
            aria-label={words.of(words.csv, props.title)}
            onClick={() => saveDays(props.days, props.columns, props.fileName, language)}
          >
            {words.csv}
          </Button>
        </div>
      </div>
      {isTable ? (
        <Card>
          <DayTable caption={props.title} days={props.days} columns={props.columns} />
        </Card>
      ) : (
        <ChartGrid>{props.children}</ChartGrid>
      )}
    </section>
  )
}
