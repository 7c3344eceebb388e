import { MetricsSkeleton } from '../ui/metrics-skeleton.tsx'
import cards from './total-cards.module.css'

/** The shape of the screen while its metrics are counted. */
export const AnalyticsSkeleton = () => <MetricsSkeleton count={9} className={cards.cards} />
