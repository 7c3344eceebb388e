import type { catalogue } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AppCard } from './app-card.tsx'
import styles from './card-grid.module.css'
import { messages } from './messages.ts'

export function CardGrid({ apps, level }: { apps: readonly catalogue.AppCard[]; level?: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {apps.map((app) => (
        <li key={app.id}>
          <AppCard app={app} level={level} />
        </li>
      ))}
    </ul>
  )
}

const waiting = ['one', 'two', 'three', 'four', 'five', 'six']

/** The shape of the cards while they are on their way. */
export function CardGridSkeleton({ cards = 6 }: { cards?: number }) {
  const words = messages[useLanguage().language]
  return (
    <div role="status" aria-label={words.loadingApps} className={styles.grid}>
      {waiting.slice(0, cards).map((card) => (
        <div key={card} className={styles.skeleton} data-testid="card-skeleton">
          <div className={styles.head}>
            <Skeleton shape="icon" />
            <div className={styles.lines}>
              <Skeleton tenths={6} />
              <Skeleton tenths={3} />
            </div>
          </div>
          <Skeleton tenths={9} />
          <Skeleton tenths={7} />
          <div className={styles.foot}>
            <Skeleton tenths={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
