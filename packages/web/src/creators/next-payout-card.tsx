import { aed, type creators, type Language } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { uaeDay } from '../language/uae-day.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { InlineAlert } from '../ui/state.tsx'
import page from './console-page.module.css'
import { messages } from './earnings-messages.ts'
import styles from './earnings-tab.module.css'
import { HOLDER_FIELD } from './payout-details-form.tsx'

const moment = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** When the next payout is made, and what it would hold. */
export function NextPayoutCard({ earnings }: { earnings: creators.Earnings }) {
  const { language } = useLanguage()
  const words = messages[language].next
  const { next_payout_at, least, details } = earnings
  const payoutDay = uaeDay(new Date(next_payout_at))
  const today = uaeDay(new Date())
  const coming = earnings.releases
    .filter(({ day }) => day >= today && day < payoutDay)
    .reduce((total, { amount }) => total + amount.amount, 0)
  return (
    <Card className={page.card}>
      <h2 className={page.title}>{words.title}</h2>
      <p className={styles.date}>
        <time dateTime={next_payout_at}>{formatDate(next_payout_at, language, moment)}</time>
        <small>{words.uae}</small>
      </p>
      <p>
        {payableSentence(earnings, language)}{' '}
        {coming > 0 && words.coming(formatMoney(aed(coming), language))}
      </p>
      {!details && (
        <InlineAlert
          action={
            <Button
              kind="secondary"
              size="small"
              onClick={() => document.getElementById(HOLDER_FIELD)?.querySelector('input')?.focus()}
            >
              {words.add}
            </Button>
          }
        >
          {words.noDetails}
        </InlineAlert>
      )}
      <p className={page.small}>{words.rule(formatMoney(least, language))}</p>
    </Card>
  )
}

function payableSentence({ payable, least }: creators.Earnings, language: Language): string {
  const words = messages[language].next
  if (payable.amount < 0) return words.owed(formatMoney(aed(-payable.amount), language))
  if (payable.amount === 0) return words.nothing
  if (payable.amount < least.amount)
    return words.tooLittle(formatMoney(payable, language), formatMoney(least, language))
  return words.holds(formatMoney(payable, language))
}
