import { formatNumber, useLanguage } from '../language/language.tsx'
import { messages } from './people-messages.ts'
import styles from './trust-mark.module.css'

/** Colours of specification section 9. */
const toneOf = (score: number) => (score >= 90 ? 'green' : score >= 80 ? 'orange' : 'grey')

export function TrustMark({ score }: { score: number | null }) {
  const { language } = useLanguage()
  if (score === null) return <span className={styles.none}>{messages[language].noScore}</span>
  return (
    <span className={styles.score} data-tone={toneOf(score)}>
      {formatNumber(score, language)}
    </span>
  )
}
