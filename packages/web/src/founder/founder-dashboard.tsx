import type { founder } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { RangePicker } from '../ui/range-picker.tsx'
import { Switch } from '../ui/switch.tsx'
import { BurnRateAction, BurnRatePrompt } from './burn-rate.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FounderFrame } from './founder-frame.tsx'
import { messages } from './founder-messages.ts'
import { LinkTiles } from './link-tiles.tsx'
import { useLiveMetrics } from './live-metrics.ts'
import { MetricCards } from './metric-cards.tsx'
import { messages as metricMessages } from './metric-messages.ts'
import { ModelUse } from './model-use.tsx'
import { Performance } from './performance.tsx'
import { usePresentation } from './presentation.ts'
import { useShowcaseMetrics } from './showcase-growth.ts'

/** Specification section 9, demo timers. */
const INVESTOR_TICK_MS = 3000

const money = [
  'mrr',
  'arr',
  'gmv',
  'platformRevenue',
  'creatorPayouts',
  'burnRate',
] as const satisfies readonly founder.MetricName[]
const marketplace = [
  'activeUsers',
  'totalCreators',
  'enterpriseClients',
  'totalAgents',
  'totalRuns',
  'averageRating',
  'trustScore',
] as const satisfies readonly founder.MetricName[]

/** The Founder Dashboard: live for the founder, showcase for everybody else and in Investor Mode. */
export function FounderDashboard({ isFounder }: { isFounder: boolean }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { isForInvestors, setForInvestors, range, setRange } = usePresentation()
  const isLive = isFounder && !isForInvestors
  const live = useLiveMetrics(range, { isOn: isLive })
  const showcase = useShowcaseMetrics(range, {
    intervalMs: INVESTOR_TICK_MS,
    isTicking: isForInvestors,
  })
  const metrics = isLive ? live.metrics : showcase
  const controls = (
    <>
      <Switch isOn={isForInvestors} onChange={setForInvestors}>
        {words.investorMode}
      </Switch>
      <RangePicker chosen={range} onChoose={setRange} />
    </>
  )
  return (
    <FounderFrame screen="dashboard" isShowcase={isForInvestors || !isFounder} controls={controls}>
      {isLive && <ConnectionLine live={live} />}
      {metrics ? (
        <Metrics metrics={metrics} isLive={isLive} isForInvestors={isForInvestors} />
      ) : (
        live.connection === 'connecting' && <DashboardSkeleton />
      )}
    </FounderFrame>
  )
}

function Metrics(props: { metrics: founder.Metrics; isLive: boolean; isForInvestors: boolean }) {
  const { metrics, isLive, isForInvestors } = props
  const { language } = useLanguage()
  const words = messages[language]
  const { groups } = metricMessages[language]
  const burnRate = metrics.metrics.burnRate.value
  return (
    <>
      <MetricCards
        label={groups.money}
        names={burnRate === null ? money.filter((name) => name !== 'burnRate') : money}
        metrics={metrics}
        columns={3}
        hasRows={!isForInvestors}
        more={burnRate === null && <BurnRatePrompt />}
      />
      <MetricCards
        label={groups.marketplace}
        names={marketplace}
        metrics={metrics}
        columns={4}
        hasRows={!isForInvestors}
      />
      <Performance metrics={metrics} />
      <ModelUse metrics={metrics} />
      {!isForInvestors && (
        <LinkTiles
          title={words.quickActions}
          tiles={[
            'people',
            'trust',
            'payments',
            'payouts',
            'analytics',
            'audit',
            'sovereign',
            'business',
          ]}
        />
      )}
      {isLive && burnRate !== null && <BurnRateAction current={burnRate} />}
    </>
  )
}
