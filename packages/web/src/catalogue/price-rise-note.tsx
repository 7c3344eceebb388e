import type { catalogue } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import styles from './app-page.module.css'
import { messages } from './price-rise-messages.ts'

/** Says what an agent will cost, and from when; nothing where no rise is announced. */
export function PriceRiseNote({ rise }: { rise: catalogue.AnnouncedPrice | null }) {
  const { language } = useLanguage()
  if (!rise) return null
  const price = formatDirhams(Math.round(rise.price_aed * 100), language)
  return (
    <p className={styles.maintenance}>
      {messages[language][rise.model]({ price, date: formatDate(rise.takes_effect_at, language) })}
    </p>
  )
}
