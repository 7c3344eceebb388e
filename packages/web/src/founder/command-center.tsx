import type { founder } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { RangePicker } from '../ui/range-picker.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './command-center.module.css'
import { ConnectionLine } from './connection-line.tsx'
import { CreatorEconomy } from './creator-economy.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FounderFrame } from './founder-frame.tsx'
import { LinkTiles } from './link-tiles.tsx'
import { useLiveMetrics } from './live-metrics.ts'
import { MetricCards } from './metric-cards.tsx'
import { Performance } from './performance.tsx'
import { usePresentation } from './presentation.ts'
import { RevenueStreams } from './revenue-streams.tsx'
import { useShowcaseMetrics } from './showcase-growth.ts'
import { messages } from './sovereign-messages.ts'

/** Specification section 9, demo timers. */
const LIVE_TICK_MS = 2000

const headline = [
  'mrr',
  'arr',
  'gmv',
  'platformRevenue',
  'activeUsers',
  'totalRuns',
  'averageRating',
  'trustScore',
] as const
/** What somebody who might invest looks at first. */
const forInvestors = ['mrr', 'arr', 'gmv', 'activeUsers'] as const

/** The Sovereign Command Center: live for the founder, showcase for everybody else and in Investor View. */
export function CommandCenter({ isFounder }: { isFounder: boolean }) {
  const words = messages[useLanguage().language]
  const { isForInvestors, setForInvestors, range, setRange } = usePresentation()
  const [isMoving, setMoving] = useState(true)
  const isLive = isFounder && !isForInvestors
  const live = useLiveMetrics(range, { isOn: isLive, isStill: !isMoving })
  const showcase = useShowcaseMetrics(range, { intervalMs: LIVE_TICK_MS, isTicking: isMoving })
  const metrics = isLive ? live.metrics : showcase
  const controls = (
    <>
      <Switch isOn={isForInvestors} onChange={setForInvestors}>
        {words.investorView}
      </Switch>
      <Segmented
        name="pace"
        label={words.pace}
        options={[
          { value: 'live', label: words.live },
          { value: 'static', label: words.static },
        ]}
        chosen={isMoving ? 'live' : 'static'}
        onChoose={(pace) => setMoving(pace === 'live')}
      />
      <RangePicker chosen={range} onChoose={setRange} />
    </>
  )
  return (
    <FounderFrame screen="sovereign" isShowcase={isForInvestors || !isFounder} controls={controls}>
      {isLive && <ConnectionLine live={live} isStill={!isMoving} />}
      {metrics ? (
        <Metrics metrics={metrics} isForInvestors={isForInvestors} />
      ) : (
        live.connection === 'connecting' && <DashboardSkeleton />
      )}
    </FounderFrame>
  )
}

function Metrics({
  metrics,
  isForInvestors,
}: {
  metrics: founder.Metrics
  isForInvestors: boolean
}) {
  const words = messages[useLanguage().language]
  return (
    <>
      <MetricCards
        label={words.headline}
        names={isForInvestors ? forInvestors : headline}
        metrics={metrics}
        columns={4}
        hasRows={!isForInvestors}
      />
      <Performance metrics={metrics} />
      <div className={styles.pair}>
        <RevenueStreams metrics={metrics} />
        <CreatorEconomy metrics={metrics} isOpen={!isForInvestors} />
      </div>
      {!isForInvestors && (
        <LinkTiles
          title={words.controls}
          tiles={['people', 'trust', 'payments', 'payouts', 'analytics', 'audit', 'moderation']}
        />
      )}
    </>
  )
}
