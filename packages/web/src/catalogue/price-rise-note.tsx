import type { catalogue } from '@wakeel/contract'
import { formatDate, useLanguage } from '../shell/language.tsx'
import { formatDirhams } from '../ui/money.ts'
import styles from './app-page.module.css'
import { text } from './price-rise-text.ts'

/** Says what an agent will cost, and from when; nothing where no rise is announced. */
export function PriceRiseNote({ rise }: { rise: catalogue.AnnouncedPrice | null }) {
  const { language } = useLanguage()
  if (!rise) return null
  const price = formatDirhams(Math.round(rise.price_aed * 100), language)
  return <p className={styles.maintenance}>{text[language][rise.model]({ price, date: formatDate(rise.takes_effect_at, language) })}</p>
}
