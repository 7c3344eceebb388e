import type { catalogue } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { messages as moneyMessages } from '../language/money-messages.ts'
import { messages } from './messages.ts'
import styles from './price.module.css'

const amount = (value: number, language: 'en' | 'ar') =>
  formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Dirhams first, dollars second and smaller; what costs nothing says so. */
export function Price({
  pricing,
  stacked = false,
}: {
  pricing: catalogue.AppCard['pricing']
  stacked?: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  if (pricing.model === 'free' || pricing.price_aed === 0)
    return <span className={styles.dirhams}>{words.free}</span>
  return (
    <span className={stacked ? styles.stacked : styles.price}>
      <span className={styles.dirhams}>
        <bdi>{moneyMessages[language].dirhams(amount(pricing.price_aed, language))}</bdi>
        <span className={styles.per}> {words.per[pricing.model]}</span>
      </span>
      <bdi className={styles.dollars}>
        {moneyMessages[language].dollars(amount(pricing.price_usd, language))}
      </bdi>
    </span>
  )
}
