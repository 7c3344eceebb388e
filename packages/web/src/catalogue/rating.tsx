import { catalogue } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Stars } from '../ui/stars.tsx'
import { messages } from './messages.ts'
import styles from './rating.module.css'

/** An app without a rating counts as 4.5 (specification section 9). */
export const ratingOf = (app: { rating?: number | null }) => app.rating ?? catalogue.DEFAULT_RATING

export const isFeatured = (app: { rating?: number | null }) =>
  ratingOf(app) >= catalogue.FEATURED_RATING

/** The number, the stars and how many reviews stand behind them; of an app that nobody has rated, that it is new. `label`: where other figures of the same reviews stand on the page. */
export function Rating({
  app,
  label,
}: {
  app: { rating?: number | null; reviews_count: number }
  label?: string
}) {
  const { language } = useLanguage()
  if (app.reviews_count === 0)
    return (
      <span className={styles.rating}>
        <span className={styles.value}>{messages[language].unrated}</span>
        <span className={styles.count}>{messages[language].reviews(0)}</span>
      </span>
    )
  return (
    <span className={styles.rating}>
      {label && <span className={styles.count}>{label}</span>}
      <span className={styles.value} aria-hidden="true">
        {formatNumber(ratingOf(app), language, { minimumFractionDigits: 1 })}
      </span>
      <Stars rating={ratingOf(app)} size={14} />
      <span className={styles.count}>{messages[language].reviews(app.reviews_count)}</span>
    </span>
  )
}
