import { Card } from '../ui/card.tsx'
import { FiguresSkeleton } from '../ui/figures-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import cards from './figure-cards.module.css'
import { figureNames } from './figures.ts'

/** The shape of the dashboard while its figures are counted. */
export const CreatorPageSkeleton = () => (
  <FiguresSkeleton count={figureNames.length} className={cards.cards}>
    <Card>
      <Skeleton shape="block" />
    </Card>
  </FiguresSkeleton>
)
