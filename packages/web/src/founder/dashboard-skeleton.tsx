import { MetricsSkeleton } from '../ui/metrics-skeleton.tsx'
import cards from './metric-cards.module.css'

/** The shape of a dashboard while its metrics are on their way. */
export const DashboardSkeleton = () => (
  <MetricsSkeleton count={6} className={cards.cards} columns={3} />
)
