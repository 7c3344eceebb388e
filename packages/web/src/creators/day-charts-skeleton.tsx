import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './days-section.module.css'

/** The places of both charts, as high as they will be. */
export function DayChartsSkeleton() {
  const place = (
    <Card>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.caption}>
          <Skeleton tenths={3} />
        </div>
        <div className={styles.plot} />
      </div>
    </Card>
  )
  return (
    <div className={styles.charts}>
      {place}
      {place}
    </div>
  )
}
