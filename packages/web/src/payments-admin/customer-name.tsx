import type { paymentsAdmin } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './orders-messages.ts'
import styles from './payments-page.module.css'

/** Name and e-mail, or that they have left. */
export function CustomerName({ customer }: { customer: paymentsAdmin.AdminOrder['customer'] }) {
  const words = messages[useLanguage().language]
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
