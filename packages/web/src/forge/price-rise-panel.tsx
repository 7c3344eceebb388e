import type { forge } from '@wakeel/contract'
import { formatDate, useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { formatDirhams } from '../ui/money.ts'
import { text as priceText } from '../ui/text.ts'
import { alertUser } from '../ui/toast.tsx'
import styles from './check-list.module.css'
import { failureWords } from './failure-words.ts'
import { text } from './price-rise-text.ts'
import { useWithdrawPriceRise } from './queries.ts'

type Prices = NonNullable<forge.EditedAgent['price']>

/** What the agent is going to cost, from when, and the way to leave it at what it costs now. */
export function PriceRisePanel(props: { userId: string; id: string; price: Prices; rise: NonNullable<Prices['rise']> }) {
  const { language } = useLanguage()
  const words = text[language]
  const withdraw = useWithdrawPriceRise(props.userId, props.id)
  const inWords = ({ model, aed }: Prices['in_force']) =>
    model === 'free' ? priceText[language].free : `${formatDirhams(Math.round(aed * 100), language)} ${priceText[language].per[model]}`
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => alertUser(words.withdrawn),
      onError: (error) => alertUser(words.failed(failureWords(error, language)), 'danger'),
    })
  return (
    <section className={styles.panel} data-tone="warn" aria-label={words.title}>
      <h2 className={styles.title}>
        <Icon name="clock" /> {words.title}
      </h2>
      <p>{words.line(inWords(props.price.in_force), inWords(props.rise.price), formatDate(props.rise.takes_effect_at, language))}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={takeBack} disabled={withdraw.isPending}>
          {words.withdraw}
        </Button>
      </div>
    </section>
  )
}
