import type { Bilingual, Language } from '@wakeel/contract'
import { toCsv } from '../billing/csv.ts'
import { saveFile } from '../save-file.ts'
import { formatDate, formatNumber, useLanguage } from '../shell/language.tsx'
import { noon } from './day-axes.ts'
import styles from './day-report.module.css'
import { formatDirhams } from './money.ts'
import { type Column, Table } from './table.tsx'

export interface DayColumn<Day> {
  name: string
  header: string
  /** `money`: fils. */
  kind: 'count' | 'money'
  value: (day: Day) => number
}

const en = { day: 'Day', scrollable: 'All days, scrollable', currency: 'AED' }
const ar: typeof en = { day: 'اليوم', scrollable: 'كل الأيام، قابلة للتمرير', currency: 'درهم' }
const text: Bilingual<typeof en> = { en, ar }

/** A value of a column as it is read. */
const formatDayValue = (value: number, kind: DayColumn<never>['kind'], language: Language): string =>
  kind === 'money' ? formatDirhams(value, language) : formatNumber(value, language)

/** Days with their figures, newest first. */
export function DayTable<Day extends { day: string }>(props: {
  caption: string
  days: readonly Day[]
  columns: readonly DayColumn<Day>[]
}) {
  const { language } = useLanguage()
  const words = text[language]
  const columns: Column<Day>[] = [
    { name: 'day', header: words.day, cell: ({ day }) => formatDate(noon(day), language) },
    ...props.columns.map(
      ({ name, header, kind, value }): Column<Day> => ({
        name,
        header,
        isFigure: true,
        cell: (day) => <bdi>{formatDayValue(value(day), kind, language)}</bdi>,
      }),
    ),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a year of days scrolls, also with the keyboard
    <section className={styles.table} tabIndex={0} aria-label={words.scrollable}>
      <Table caption={props.caption} columns={columns} rows={props.days.toReversed()} keyOf={({ day }) => day} />
    </section>
  )
}

/** Every day as one file, oldest first. */
export function saveDays<Day extends { day: string }>(
  days: readonly Day[],
  columns: readonly DayColumn<Day>[],
  fileName: string,
  language: Language,
): void {
  const words = text[language]
  const head = [words.day, ...columns.map(({ header, kind }) => (kind === 'money' ? `${header} (${words.currency})` : header))]
  const rows = days.map((day) => [
    day.day,
    ...columns.map(({ kind, value }) => (kind === 'money' ? (value(day) / 100).toFixed(2) : String(value(day)))),
  ])
  saveFile(toCsv([head, ...rows]), fileName)
}
