import type { paymentDesk } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { text } from './orders-text.ts'
import styles from './payments-page.module.css'

/** Name and e-mail, or that they have left. */
export function CustomerName({ customer }: { customer: paymentDesk.DeskOrder['customer'] }) {
  const words = text[useLanguage().language]
  if (!customer) return <span className={styles.note}>{words.left}</span>
  return (
    <>
      <bdi className={styles.name}>{customer.name}</bdi>
      <span className={styles.under}>
        <bdi dir="ltr">{customer.email}</bdi>
      </span>
    </>
  )
}
