import { useLanguage } from '../shell/language.tsx'
import { text as shellText } from '../shell/text.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './creator-page.module.css'
import { DayChartsSkeleton } from './day-charts-skeleton.tsx'
import cards from './figure-cards.module.css'
import { figureNames } from './figures.ts'

/** The shape of the dashboard while its figures are counted. */
export function CreatorPageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText[useLanguage().language].wait}>
      <ul className={cards.cards} aria-hidden="true">
        {figureNames.map((name) => (
          <li key={name}>
            <span className={cards.card}>
              <Skeleton tenths={6} />
              <Skeleton shape="title" tenths={8} />
              <Skeleton tenths={5} />
            </span>
          </li>
        ))}
      </ul>
      <DayChartsSkeleton />
      <Card>
        <Skeleton shape="block" />
      </Card>
    </div>
  )
}
