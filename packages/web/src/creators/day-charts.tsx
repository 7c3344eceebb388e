import { aed, type creators } from '@wakeel/contract'
import { type ComponentType, lazy, Suspense } from 'react'
import { formatDate, formatNumber, useLanguage } from '../shell/language.tsx'
import { Card } from '../ui/card.tsx'
import { formatMoney } from '../ui/money.ts'
import { DayChartsSkeleton } from './day-charts-skeleton.tsx'
import styles from './days-section.module.css'
import { text } from './days-text.ts'

export interface PlotProps {
  days: readonly creators.DayFigures[]
}

// The library that draws weighs more than all the rest of the page; when it does not come, the table still does.
const failed: { default: ComponentType<PlotProps> } = { default: () => <PlotFailed /> }
const RevenuePlot = lazy(() =>
  import('./day-plots.tsx').then(
    (module) => ({ default: module.RevenuePlot }),
    () => failed,
  ),
)
const RunsPlot = lazy(() =>
  import('./day-plots.tsx').then(
    (module) => ({ default: module.RunsPlot }),
    () => failed,
  ),
)

/** Noon in the UAE, so that the day is the same wherever it is read. */
export const noon = (day: string): string => `${day}T12:00:00+04:00`

/** Revenue and runs, drawn; each says in words what it shows. Without days, their places. */
export function DayCharts({ days, range }: { days: readonly creators.DayFigures[] | undefined; range: string }) {
  const { language } = useLanguage()
  const words = text[language]
  if (!days) return <DayChartsSkeleton />
  const sum = (of: (day: creators.DayFigures) => number) => days.reduce((total, day) => total + of(day), 0)
  const revenue = formatMoney(aed(sum((day) => day.revenue.amount)), language)
  const runs = formatNumber(
    sum((day) => day.runs),
    language,
  )
  const failedRuns = formatNumber(
    sum((day) => day.failed_runs),
    language,
  )
  const best = days.reduce((most, day) => (day.revenue.amount > most.revenue.amount ? day : most), days[0]!)
  const bestDay = formatDate(noon(best.day), language, { day: 'numeric', month: 'long' })
  return (
    <div className={styles.charts}>
      <Chart
        name={words.revenue}
        total={revenue}
        summary={words.revenueSummary(range, revenue, formatMoney(best.revenue, language), bestDay)}
        Plot={RevenuePlot}
        days={days}
      />
      <Chart name={words.runs} total={runs} summary={words.runsSummary(range, runs, failedRuns)} Plot={RunsPlot} days={days} />
    </div>
  )
}

function Chart(props: {
  name: string
  total: string
  summary: string
  Plot: ComponentType<PlotProps>
  days: readonly creators.DayFigures[]
}) {
  return (
    <Card>
      <figure className={styles.chart}>
        <figcaption className={styles.caption}>
          <span>{props.name}</span>
          <bdi className={styles.total}>{props.total}</bdi>
        </figcaption>
        <div className={styles.plot} role="img" aria-label={props.summary}>
          <Suspense fallback={null}>
            <props.Plot days={props.days} />
          </Suspense>
        </div>
      </figure>
    </Card>
  )
}

function PlotFailed() {
  return <p>{text[useLanguage().language].chartFailed}</p>
}
