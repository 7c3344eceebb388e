import { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './checkout-messages.ts'
import styles from './payment-method.module.css'

/** Wallets are on and cards are off (specification section 9). */
export function PaymentMethod() {
  const words = messages[useLanguage().language].checkout
  return (
    <section className={styles.section} aria-labelledby="method">
      <h2 id="method">{words.method}</h2>
      <ul className={styles.methods}>
        <li data-on="true">
          <Icon name="check" />
          <div>
            <strong>{words.paypal}</strong>
            <p>{words.paypalNote}</p>
          </div>
        </li>
        <li data-on="false">
          <Icon name="close" />
          <div>
            <strong>{words.cards}</strong>
            <p>{words.cardsOff}</p>
          </div>
        </li>
      </ul>
    </section>
  )
}

/** From the button to the plan, in order. */
export function WhatHappensNext({
  isSandbox,
  isRefundable,
}: {
  isSandbox: boolean
  isRefundable: boolean
}) {
  const words = messages[useLanguage().language].checkout
  const steps = [
    ...words.steps[isSandbox ? 'sandbox' : 'paypal'],
    words.includedRuns,
    words.invoice,
    isRefundable ? words.back(billing.GUARANTEE_DAYS) : words.staysPaid,
  ]
  return (
    <section className={styles.section} aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
