import type { creators } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../shell/language.tsx'
import { formatMoney } from '../ui/money.ts'
import { type Column, Table } from '../ui/table.tsx'
import { noon } from './day-charts.tsx'
import styles from './days-section.module.css'
import { text } from './days-text.ts'

/** The figures behind the charts, newest first. */
export function DaysTable({ days }: { days: readonly creators.DayFigures[] }) {
  const { language } = useLanguage()
  const words = text[language]
  const columns: Column<creators.DayFigures>[] = [
    { name: 'day', header: words.day, cell: ({ day }) => formatDate(noon(day), language) },
    { name: 'revenue', header: words.revenue, isFigure: true, cell: ({ revenue }) => <bdi>{formatMoney(revenue, language)}</bdi> },
    { name: 'runs', header: words.runs, isFigure: true, cell: ({ runs }) => formatNumber(runs, language) },
    { name: 'failed', header: words.failedRuns, isFigure: true, cell: ({ failed_runs }) => formatNumber(failed_runs, language) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a year of days scrolls, also with the keyboard
    <section className={styles.table} tabIndex={0} aria-label={words.tableLabel}>
      <Table caption={words.title} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
    </section>
  )
}
