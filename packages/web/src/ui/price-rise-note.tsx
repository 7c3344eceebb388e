import type { catalogue } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { messages } from './price-rise-messages.ts'
import styles from './price-rise-note.module.css'

/** Says what an agent will cost, from when, and what becomes of what is bought before; nothing where no rise is announced. */
export function PriceRiseNote({
  app,
}: {
  app: Pick<catalogue.App, 'pricing' | 'price_aed' | 'price_rise'>
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const rise = app.price_rise
  // What costs nothing is no rise, and takes effect at once.
  if (!rise || rise.model === 'free') return null
  const inWords = (aed: number) => formatDirhams(Math.round(aed * 100), language)
  const announced = {
    price: inWords(rise.price_aed),
    date: formatDate(rise.takes_effect_at, language),
  }
  return (
    <p className={styles.note}>
      {rise.model === app.pricing.model
        ? words.raised[rise.model](announced)
        : `${words.next[rise.model](announced)} ${words.until[app.pricing.model](inWords(app.price_aed))}`}
    </p>
  )
}
