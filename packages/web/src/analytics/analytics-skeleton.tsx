import { FiguresSkeleton } from '../ui/figures-skeleton.tsx'
import cards from './total-cards.module.css'

/** The shape of the screen while its figures are counted. */
export const AnalyticsSkeleton = () => <FiguresSkeleton count={9} className={cards.cards} />
