import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { saveDays } from './creator-csv.ts'
import { DayCharts } from './day-charts.tsx'
import styles from './days-section.module.css'
import { DaysTable } from './days-table.tsx'
import { text } from './days-text.ts'
import { seriesQuery } from './queries.ts'
import { useCreatorAddress } from './use-creator-address.ts'

const USUAL_RANGE = '30d'
const ranges = ['7d', '30d', '90d', '1y'] as const satisfies readonly creators.Range[]

/** Revenue and runs of each day, as charts or as the table behind them. */
export function DaysSection({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = text[language]
  const [{ range = USUAL_RANGE }, setAddress] = useCreatorAddress()
  const [isTable, setTable] = useState(false)
  const days = useQuery({ ...seriesQuery(userId, range), placeholderData: keepPreviousData })
  return (
    <section className={styles.section} aria-labelledby="day-by-day">
      <div className={styles.head}>
        <h2 id="day-by-day">{words.title}</h2>
        <ChipGroup
          name="range"
          label={words.range}
          chips={ranges.map((value) => ({ value, label: words.ranges[value] }))}
          chosen={range}
          onChoose={(next) => setAddress({ range: next === USUAL_RANGE ? undefined : next })}
        />
      </div>
      {days.isLoadingError ? (
        <LoadFailed onRetry={() => void days.refetch()} />
      ) : isTable && days.data ? (
        <DaysTable days={days.data} />
      ) : (
        <DayCharts days={days.data} range={words.ranges[range]} />
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? words.asChart : words.asTable}
        </Button>
        {days.data && (
          <Button kind="secondary" size="small" onClick={() => saveDays(days.data, language)}>
            {words.csv}
          </Button>
        )}
      </div>
    </section>
  )
}
