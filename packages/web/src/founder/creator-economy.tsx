import type { founder } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Card } from '../ui/card.tsx'
import { useRangeWords } from '../ui/range-picker.tsx'
import { messages } from './sovereign-messages.ts'
import styles from './split.module.css'

/** What the creators have of it. `isOpen`: with the way to the payouts. */
export function CreatorEconomy({ metrics, isOpen }: { metrics: founder.Metrics; isOpen: boolean }) {
  const { language } = useLanguage()
  const words = messages[language].economy
  const range = useRangeWords()[metrics.range]
  const { creators, earning, earned, share_percent, paid_out, owed } = metrics.creator_economy
  const facts: [string, string][] = [
    [words.creators, formatNumber(creators, language)],
    [words.earning, formatNumber(earning, language)],
    [words.earned, formatMoney(earned, language)],
    [
      words.share,
      share_percent === null
        ? words.noSale
        : formatNumber(share_percent / 100, language, {
            style: 'percent',
            minimumFractionDigits: 1,
          }),
    ],
    [words.paidOut, formatMoney(paid_out, language)],
    [words.owed, formatMoney(owed, language)],
  ]
  return (
    <Card className={styles.card}>
      <div>
        <h2>{words.title}</h2>
        <p className={styles.line}>{words.line(range)}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <ArrowLink to="/admin/payments" search={{ tab: 'payouts' }}>
          {words.payouts}
        </ArrowLink>
      )}
    </Card>
  )
}
