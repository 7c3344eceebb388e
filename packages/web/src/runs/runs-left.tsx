import type { runs } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import styles from './runs-left.module.css'

/** How many free runs remain: a dot for each, and in words. */
export function RunsLeft({ info }: { info: runs.DemoInfo | undefined }) {
  const words = messages[useLanguage().language]
  if (!info) {
    return (
      <span className={`${styles.left} ${styles.waiting}`}>
        <Skeleton />
      </span>
    )
  }
  return (
    <span className={styles.left} role="status">
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: info.limit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are all alike
          <i key={index} data-free={index < info.remaining} />
        ))}
      </span>
      {words.left(info.remaining, info.limit)}
    </span>
  )
}
