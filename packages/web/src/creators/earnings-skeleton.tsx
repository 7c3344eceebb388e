import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { messages as loadMessages } from '../ui/load-messages.ts'
import { MetricPlaceholder } from '../ui/metric-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import page from './console-page.module.css'
import metrics from './earnings-metrics.module.css'
import styles from './earnings-tab.module.css'

const places = ['earned', 'on_hold', 'payable', 'paid_out']

/** The shape of the earnings while they are counted. */
export function EarningsSkeleton() {
  return (
    <div
      className={page.sections}
      role="status"
      aria-label={loadMessages[useLanguage().language].wait}
    >
      <ul className={metrics.equation} aria-hidden="true">
        {places.map((place) => (
          <li key={place}>
            <MetricPlaceholder className={metrics.card}>
              <Skeleton tenths={5} />
              <Skeleton shape="title" tenths={8} />
              <Skeleton tenths={6} />
            </MetricPlaceholder>
          </li>
        ))}
      </ul>
      <div className={styles.columns} aria-hidden="true">
        <Card>
          <Skeleton shape="block" />
        </Card>
        <Card>
          <Skeleton shape="block" />
        </Card>
      </div>
    </div>
  )
}
