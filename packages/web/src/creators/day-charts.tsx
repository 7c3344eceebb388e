import type { creators } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { noon } from '../ui/day-axes.ts'
import { ChartGrid, DayChart } from '../ui/day-chart.tsx'
import { messages } from './days-messages.ts'

/** Revenue and runs, drawn; each says in words what it shows. */
export function DayCharts({
  days,
  range,
}: {
  days: readonly creators.DayMetrics[]
  range: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const dirhams = (fils: number) => formatDirhams(fils, language)
  const count = (value: number) => formatNumber(value, language)
  const sum = (of: (day: creators.DayMetrics) => number) =>
    days.reduce((total, day) => total + of(day), 0)
  const revenue = dirhams(sum((day) => day.revenue.amount))
  const runs = count(sum((day) => day.runs))
  const failedRuns = count(sum((day) => day.failed_runs))
  const best = days.reduce(
    (max, day) => (day.revenue.amount > max.revenue.amount ? day : max),
    days[0]!,
  )
  const bestDay = formatDate(noon(best.day), language, { day: 'numeric', month: 'long' })
  const dates = days.map(({ day }) => day)
  return (
    <ChartGrid>
      <DayChart
        title={words.revenue}
        total={revenue}
        summary={words.revenueSummary(range, revenue, formatMoney(best.revenue, language), bestDay)}
        kind="areas"
        days={dates}
        series={[
          {
            name: 'revenue',
            label: words.revenue,
            colour: 1,
            values: days.map((day) => day.revenue.amount / 100),
          },
        ]}
        format={(value) => dirhams(Math.round(value * 100))}
      />
      <DayChart
        title={words.runs}
        total={runs}
        summary={words.runsSummary(range, runs, failedRuns)}
        hasLegend={false}
        kind="bars"
        days={dates}
        series={[
          { name: 'runs', label: words.runs, colour: 1, values: days.map((day) => day.runs) },
          {
            name: 'failed_runs',
            label: words.failedRuns,
            colour: 'danger',
            values: days.map((day) => day.failed_runs),
          },
        ]}
        format={count}
      />
    </ChartGrid>
  )
}
