import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { subscriptionQuery } from './account-queries.ts'
import styles from './unpaid-note.module.css'

const message = { en: 'Nothing is paid', ar: 'لا تدفع شيئًا' }

/** Says that a plan is held without a subscription; nothing where one is paid for. */
export function UnpaidNote({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const { data } = useQuery(subscriptionQuery(userId, language))
  if (!data || data.subscription) return null
  return <span className={styles.note}>{message[language]}</span>
}
