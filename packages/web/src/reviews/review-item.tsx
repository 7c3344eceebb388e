import type { reviews } from '@wakeel/contract'
import { formatDate, useLanguage } from '../shell/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Stars } from '../ui/stars.tsx'
import styles from './reviews-tab.module.css'
import { text } from './text.ts'

export function ReviewItem({ review }: { review: reviews.Review }) {
  const { language } = useLanguage()
  const words = text[language]
  const date = formatDate(review.created_at, language)
  return (
    <li className={styles.review}>
      <div className={styles.reviewHead}>
        <bdi className={styles.name}>{review.user_name}</bdi>
        <Stars rating={review.rating} />
        {review.is_mine && <Badge tone="accent">{words.mine}</Badge>}
        {review.has_run && <Badge icon="check">{words.hasRun}</Badge>}
        {review.is_sample && <Badge>{words.sample}</Badge>}
        <span className={styles.quiet}>{review.updated_at === review.created_at ? date : words.edited(date)}</span>
      </div>
      <p dir="auto" className={styles.comment}>
        {review.comment}
      </p>
    </li>
  )
}
