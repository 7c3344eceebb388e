import { PriceChanges } from '../billing/price-changes.tsx'
import { Versions } from '../runs/versions.tsx'
import styles from './app-history.module.css'

/** What became of an agent since it is in the store: its versions and its price. `version`: the one that somebody came for. */
export function AppHistory({ slug, version }: { slug: string; version: number | undefined }) {
  return (
    <div className={styles.history}>
      <Versions slug={slug} sought={version} />
      <PriceChanges slug={slug} />
    </div>
  )
}
