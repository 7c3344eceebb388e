import type { analytics } from '@wakeel/contract'
import { Funnel } from './funnel.tsx'
import { LatencyCard } from './latency-card.tsx'
import { OverviewDays } from './overview-days.tsx'
import styles from './reports.module.css'
import { Failures, RunsByAgent, RunsByRuntime } from './run-reports.tsx'
import { EmptySearches, TopSearches } from './search-reports.tsx'
import { TotalCards } from './total-cards.tsx'

/** Everything that is known of the range. */
export function Reports({ overview }: { overview: analytics.Overview }) {
  return (
    <>
      <TotalCards overview={overview} />
      <OverviewDays overview={overview} />
      <div className={styles.pairs}>
        <Funnel funnel={overview.funnel} />
        <LatencyCard latency={overview.latency} histogram={overview.latency_histogram} />
        <TopSearches searches={overview.searches} />
        <EmptySearches overview={overview} />
        <RunsByAgent agents={overview.agents} />
        <Failures errors={overview.errors} />
        <RunsByRuntime runtimes={overview.runtimes} />
      </div>
    </>
  )
}
