import type { analytics } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { DayChart } from '../ui/day-chart.tsx'
import { DayReport } from '../ui/day-report.tsx'
import type { Series } from '../ui/day-series.ts'
import { useRangeWords } from '../ui/range-picker.tsx'
import { messages } from './analytics-messages.ts'
import { type DayName, dayColumn, dayNames } from './overview-columns.ts'

/** Visits, what came of them, and runs, by day. */
export function OverviewDays({ overview }: { overview: analytics.Overview }) {
  const { language } = useLanguage()
  const words = messages[language]
  const range = useRangeWords()[overview.range]
  const count = (value: number) => formatNumber(value, language)
  const total = (name: DayName) => count(overview.totals[name].value)
  const series = (name: DayName, colour: Series['colour']): Series => ({
    name,
    label: words.totals[name],
    colour,
    values: overview.days.map((day) => day[name]),
  })
  const days = { days: overview.days.map(({ day }) => day), format: count }
  return (
    <DayReport
      title={words.days}
      days={overview.days}
      columns={dayNames.map((name) => dayColumn(name, language))}
      fileName="analytics.csv"
    >
      <DayChart
        {...days}
        kind="areas"
        title={words.visits}
        summary={words.visitsSummary(range, total('visitors'), total('page_views'))}
        series={[series('page_views', 2), series('visitors', 1)]}
      />
      <DayChart
        {...days}
        kind="areas"
        title={words.steps}
        summary={words.stepsSummary(range, total('demos'), total('sign_ups'), total('purchases'))}
        series={[series('demos', 1), series('sign_ups', 2), series('purchases', 3)]}
      />
      <DayChart
        {...days}
        kind="bars"
        title={words.runsChart}
        summary={words.runsSummary(range, total('runs'), total('failed_runs'))}
        series={[series('runs', 1), series('failed_runs', 3)]}
      />
    </DayReport>
  )
}
