import { PriceChanges } from '../billing/price-changes.tsx'
import { Versions } from '../runs/versions.tsx'
import styles from './app-history.module.css'

/** What became of an agent since it is in the store: its versions and its price. */
export function AppHistory({ slug }: { slug: string }) {
  return (
    <div className={styles.history}>
      <Versions slug={slug} />
      <PriceChanges slug={slug} />
    </div>
  )
}
