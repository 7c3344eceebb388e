import type { catalogue } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { messages } from './price-rise-messages.ts'
import styles from './price-rise-note.module.css'

/** Says what an agent will cost, and from when; nothing where no rise is announced. */
export function PriceRiseNote({ rise }: { rise: catalogue.AnnouncedPrice | null }) {
  const { language } = useLanguage()
  if (!rise) return null
  const price = formatDirhams(Math.round(rise.price_aed * 100), language)
  return (
    <p className={styles.note}>
      {messages[language][rise.model]({ price, date: formatDate(rise.takes_effect_at, language) })}
    </p>
  )
}
