import { useLanguage } from '../language/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './app-page-skeleton.module.css'
import { messages } from './messages.ts'

/** The shape of an app's page while it is on its way. */
export function AppPageSkeleton() {
  const words = messages[useLanguage().language]
  return (
    <div role="status" aria-label={words.loadingApp} className={styles.skeleton}>
      <div className={styles.head}>
        <Skeleton shape="icon" />
        <div className={styles.lines}>
          <Skeleton shape="title" tenths={5} />
          <Skeleton tenths={8} />
          <Skeleton tenths={4} />
        </div>
      </div>
      <Skeleton tenths={9} />
      <Skeleton tenths={8} />
      <Skeleton shape="block" />
    </div>
  )
}
