import { FiguresSkeleton } from '../ui/figures-skeleton.tsx'
import cards from './metric-cards.module.css'

/** The shape of a dashboard while its figures are on their way. */
export const DashboardSkeleton = () => (
  <FiguresSkeleton count={6} className={cards.cards} columns={3} />
)
