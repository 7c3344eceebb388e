import { formatNumber, useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import styles from './stars.module.css'

export const starShape =
  'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9L12 2.6Z'
export const fiveStars = [1, 2, 3, 4, 5] as const

/** Five stars, filled to the tenth. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const { language } = useLanguage()
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={messages[language].rated(
        formatNumber(rating, language, { minimumFractionDigits: 1 }),
      )}
    >
      {fiveStars.map((star) => (
        <svg key={star} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path d={starShape} className={styles.empty} />
          <path
            d={starShape}
            className={styles.full}
            data-fill={Math.round(Math.min(1, Math.max(0, rating - star + 1)) * 10)}
          />
        </svg>
      ))}
    </span>
  )
}
