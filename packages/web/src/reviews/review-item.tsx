import type { reviews } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Stars } from '../ui/stars.tsx'
import { messages } from './messages.ts'
import styles from './reviews-tab.module.css'

export function ReviewItem({ review }: { review: reviews.Review }) {
  const { language } = useLanguage()
  const words = messages[language]
  const date = formatDate(review.created_at, language)
  return (
    <li className={styles.review}>
      <div className={styles.reviewHead}>
        <bdi className={styles.name}>{review.user_name}</bdi>
        <Stars rating={review.rating} />
        {review.is_sample ? (
          <Badge>{words.sample}</Badge>
        ) : (
          review.has_run && <Badge icon="check">{words.hasRun}</Badge>
        )}
        <span className={styles.quiet}>
          {review.updated_at === review.created_at ? date : words.edited(date)}
        </span>
      </div>
      <p dir="auto" className={styles.comment}>
        {review.comment}
      </p>
      {review.reply && <CreatorReply reply={review.reply} />}
    </li>
  )
}

/** What whoever made the agent answered, set off from the review itself. */
export function CreatorReply({ reply }: { reply: NonNullable<reviews.Review['reply']> }) {
  const { language } = useLanguage()
  return (
    <div className={styles.reply}>
      <p className={styles.replyHead}>
        <span className={styles.name}>{messages[language].reply}</span>
        <span className={styles.quiet}>{formatDate(reply.replied_at, language)}</span>
      </p>
      <p dir="auto" className={styles.comment}>
        {reply.text}
      </p>
    </div>
  )
}
