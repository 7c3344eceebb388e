import type { founder } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { DayChart } from '../ui/day-chart.tsx'
import { DayReport } from '../ui/day-report.tsx'
import { useRangeWords } from '../ui/range-picker.tsx'
import { messages } from './founder-messages.ts'
import { type Day, dayColumns } from './metric-rows.ts'

/** Sales, runs and sign-ups of each day. */
export function Performance({ metrics }: { metrics: founder.Metrics }) {
  const { language } = useLanguage()
  const words = messages[language]
  const range = useRangeWords()[metrics.range]
  const columns = dayColumns(language)
  const days = metrics.days.map(({ day }) => day)
  const count = (value: number) => formatNumber(value, language)
  const sum = (of: (day: Day) => number) => metrics.days.reduce((total, day) => total + of(day), 0)
  const [gmv, revenue] = [sum(columns.gmv.value), sum(columns.revenue.value)].map((fils) =>
    formatDirhams(fils, language),
  ) as [string, string]
  const [runs, signUps] = [count(sum(columns.runs.value)), count(sum(columns.signUps.value))]
  const dirhams = (of: (day: Day) => number) => metrics.days.map((day) => of(day) / 100)
  return (
    <DayReport
      title={words.performance}
      days={metrics.days}
      columns={Object.values(columns)}
      fileName="performance.csv"
    >
      <DayChart
        title={words.sales}
        total={gmv}
        summary={words.salesSummary(range, gmv, revenue)}
        kind="areas"
        days={days}
        series={[
          { name: 'gmv', label: columns.gmv.header, colour: 1, values: dirhams(columns.gmv.value) },
          {
            name: 'revenue',
            label: columns.revenue.header,
            colour: 2,
            values: dirhams(columns.revenue.value),
          },
        ]}
        format={(value) => formatDirhams(Math.round(value * 100), language)}
      />
      <DayChart
        title={words.runs}
        total={runs}
        summary={words.runsSummary(range, runs)}
        kind="bars"
        days={days}
        series={[
          {
            name: 'runs',
            label: words.runs,
            colour: 1,
            values: metrics.days.map(columns.runs.value),
          },
        ]}
        format={count}
      />
      <DayChart
        title={words.signUps}
        total={signUps}
        summary={words.signUpsSummary(range, signUps)}
        kind="bars"
        days={days}
        series={[
          {
            name: 'sign_ups',
            label: words.signUps,
            colour: 2,
            values: metrics.days.map(columns.signUps.value),
          },
        ]}
        format={count}
      />
    </DayReport>
  )
}
