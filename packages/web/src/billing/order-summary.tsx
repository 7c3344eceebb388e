import type { billing, Price } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { Card } from '../ui/card.tsx'
import { messages } from './checkout-messages.ts'
import styles from './order-summary.module.css'

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** What is charged, line by line, what PayPal takes for it, and what the next period will cost; below it whatever pays. */
export function OrderSummary({ quote, children }: { quote: billing.Quote; children: ReactNode }) {
  const { language } = useLanguage()
  const words = messages[language].checkout
  const dirhams = (price: Price) => formatDirhams(price.aed, language)
  const less = (price: Price) => formatDirhams(-price.aed, language)
  const vat = (
    <Line label={(quote.vat_mode === 'added' ? words.vat : words.vatWithin)(quote.vat_percent)}>
      {dirhams(quote.vat)}
    </Line>
  )
  return (
    <Card className={styles.summary}>
      <h2>{words.summary}</h2>
      <dl className={styles.lines}>
        <Line
          label={words.plan(quote.plan.name, words.paid[quote.billing])}
          note={words.months(dirhams(quote.month_price), quote.months)}
        >
          {dirhams(quote.list_price)}
        </Line>
        {quote.offer && (
          <Line label={words.discount(quote.offer.title, quote.offer.percent)}>
            {less(quote.discount)}
          </Line>
        )}
        {quote.credit.aed > 0 && <Line label={words.credit}>{less(quote.credit)}</Line>}
        {quote.vat_mode === 'added' && (
          <>
            <Line label={words.subtotal}>{dirhams(quote.subtotal)}</Line>
            {vat}
          </>
        )}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>
            <bdi>{dirhams(quote.total)}</bdi>
          </dd>
        </div>
        {quote.vat_mode === 'included' && vat}
        <Line label={words.charged} note={words.chargedNote}>
          {formatDollars(quote.total.usd, language)}
        </Line>
      </dl>
      {children}
      <p className={styles.renewal}>
        {words.renewal[quote.billing](
          formatDate(quote.period_ends_at, language, longDay),
          dirhams(quote.renewal_total),
        )}{' '}
        {quote.offer && words.renewalOffer}
      </p>
    </Card>
  )
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  const { direction } = useLanguage()
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        {/* The minus must not decide where the currency stands. */}
        <bdi dir={direction}>{children}</bdi>
      </dd>
    </div>
  )
}
