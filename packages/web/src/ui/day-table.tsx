import type { Bilingual, Language } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatMicroDollars, writeMicroDollars } from '../language/micro-dollars.ts'
import { formatDirhams } from '../language/money.ts'
import { saveFile } from '../save-file.ts'
import { toCsv } from './csv.ts'
import { noon } from './day-axes.ts'
import styles from './day-report.module.css'
import { type Column, Table } from './table.tsx'

export interface DayColumn<Day> {
  name: string
  header: string
  /** `money`: fils; `micro_usd`: millionths of a US dollar. */
  kind: 'count' | 'money' | 'micro_usd'
  value: (day: Day) => number
}

const en = {
  day: 'Day',
  scrollable: 'All days, scrollable',
  headers: {
    count: (name: string) => name,
    money: (name: string) => `${name} (AED)`,
    micro_usd: (name: string) => `${name} (USD)`,
  },
}
const ar: typeof en = {
  day: 'اليوم',
  scrollable: 'كل الأيام، قابلة للتمرير',
  headers: {
    count: (name) => name,
    money: (name) => `${name} (درهم)`,
    micro_usd: (name) => `${name} (دولار)`,
  },
}
const text: Bilingual<typeof en> = { en, ar }

type Kind = DayColumn<never>['kind']

/** How a value is read, and how a file has it. */
const kinds: Record<
  Kind,
  { format: (value: number, language: Language) => string; write: (value: number) => string }
> = {
  count: { format: formatNumber, write: String },
  money: { format: formatDirhams, write: (fils) => (fils / 100).toFixed(2) },
  micro_usd: { format: formatMicroDollars, write: writeMicroDollars },
}

/** Days with their metrics, newest first. */
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
        isNumeric: true,
        cell: (day) => <bdi>{kinds[kind].format(value(day), language)}</bdi>,
      }),
    ),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a year of days scrolls, also with the keyboard
    <section className={styles.table} tabIndex={0} aria-label={words.scrollable}>
      <Table
        caption={props.caption}
        columns={columns}
        rows={props.days.toReversed()}
        keyOf={({ day }) => day}
      />
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
  const head = [words.day, ...columns.map(({ header, kind }) => words.headers[kind](header))]
  const rows = days.map((day) => [
    day.day,
    ...columns.map(({ kind, value }) => kinds[kind].write(value(day))),
  ])
  saveFile(toCsv([head, ...rows]), fileName)
}
