import { useLanguage } from '../shell/language.tsx'
import { text } from '../shell/text.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './run-desk.module.css'

/** The shape of a page that runs an agent while its app loads. */
export function RunPageSkeleton() {
  const { language } = useLanguage()
  return (
    <div className={styles.page} role="status" aria-label={text[language].wait}>
      <div className={styles.head}>
        <Skeleton shape="icon" />
        <div className={styles.shapes}>
          <Skeleton shape="title" tenths={6} />
          <Skeleton tenths={9} />
          <Skeleton tenths={3} />
        </div>
      </div>
      <Skeleton tenths={7} />
      <Skeleton shape="block" />
    </div>
  )
}
