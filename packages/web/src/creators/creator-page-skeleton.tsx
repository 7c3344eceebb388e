import { Card } from '../ui/card.tsx'
import { MetricsSkeleton } from '../ui/metrics-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import cards from './metric-cards.module.css'
import { metricNames } from './metrics.ts'

/** The shape of the dashboard while its metrics are counted. */
export const CreatorPageSkeleton = () => (
  <MetricsSkeleton count={metricNames.length} className={cards.cards}>
    <Card>
      <Skeleton shape="block" />
    </Card>
  </MetricsSkeleton>
)
