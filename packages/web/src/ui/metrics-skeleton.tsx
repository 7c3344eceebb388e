import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { DayChartsSkeleton } from './day-charts-skeleton.tsx'
import { messages } from './load-messages.ts'
import { MetricPlaceholder } from './metric-button.tsx'
import styles from './metrics-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

interface Places {
  count: number
  /** The grid in which the metrics will stand. */
  className: string | undefined
  columns?: number
  /** What follows the charts. */
  children?: ReactNode
}

/** The shape of a screen of metrics and charts while they are counted. */
export function MetricsSkeleton({ count, className, columns, children }: Places) {
  return (
    <div className={styles.places} role="status" aria-label={messages[useLanguage().language].wait}>
      <ul className={className} data-columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={index}>
            <MetricPlaceholder>
              <Skeleton tenths={6} />
              <Skeleton shape="title" tenths={8} />
              <Skeleton tenths={5} />
            </MetricPlaceholder>
          </li>
        ))}
      </ul>
      <DayChartsSkeleton />
      {children}
    </div>
  )
}
