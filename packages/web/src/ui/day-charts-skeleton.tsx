import { Card } from './card.tsx'
import styles from './day-chart.module.css'
import { ChartGrid } from './day-chart.tsx'
import { Skeleton } from './skeleton.tsx'

/** The places of two charts, as high as they will be. */
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
    <ChartGrid>
      {place}
      {place}
    </ChartGrid>
  )
}
