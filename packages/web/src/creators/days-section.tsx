import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { DayChartsSkeleton } from '../ui/day-charts-skeleton.tsx'
import { type DayColumn, DayTable } from '../ui/day-table.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { ranges, USUAL_RANGE, useRangeWords } from '../ui/range-picker.tsx'
import { saveDays } from './creator-csv.ts'
import { useCreatorUrlState } from './creator-url-state.ts'
import { DayCharts } from './day-charts.tsx'
import { messages } from './days-messages.ts'
import styles from './days-section.module.css'
import { seriesQuery } from './queries.ts'

/** Revenue and runs of each day, as charts or as the table behind them. */
export function DaysSection({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const rangeWords = useRangeWords()
  const [{ range = USUAL_RANGE }, setUrlState] = useCreatorUrlState()
  const [isTable, setTable] = useState(false)
  const columns: DayColumn<creators.DayMetrics>[] = [
    {
      name: 'revenue',
      header: words.revenue,
      kind: 'money',
      value: ({ revenue }) => revenue.amount,
    },
    { name: 'runs', header: words.runs, kind: 'count', value: ({ runs }) => runs },
    {
      name: 'failed',
      header: words.failedRuns,
      kind: 'count',
      value: ({ failed_runs }) => failed_runs,
    },
  ]
  const days = useQuery({ ...seriesQuery(userId, range), placeholderData: keepPreviousData })
  return (
    <section className={styles.section} aria-labelledby="day-by-day">
      <div className={styles.head}>
        <h2 id="day-by-day">{words.title}</h2>
        <ChipGroup
          name="range"
          label={words.range}
          chips={ranges.map((value) => ({ value, label: rangeWords[value] }))}
          chosen={range}
          onChoose={(next) => setUrlState({ range: next === USUAL_RANGE ? undefined : next })}
        />
      </div>
      {days.isLoadingError ? (
        <LoadFailed onRetry={() => void days.refetch()} />
      ) : !days.data ? (
        <DayChartsSkeleton />
      ) : isTable ? (
        <DayTable caption={words.title} days={days.data} columns={columns} />
      ) : (
        <DayCharts days={days.data} range={rangeWords[range]} />
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
        {days.data && (
          <Button
            kind="secondary"
            size="small"
            aria-label={`${words.csv}: ${words.title}`}
            onClick={() => saveDays(days.data, language)}
          >
            {words.csv}
          </Button>
        )}
      </div>
    </section>
  )
}
