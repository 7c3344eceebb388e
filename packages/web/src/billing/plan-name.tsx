import { useQuery } from '@tanstack/react-query'
import type { accounts } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { noPlan, tierNames } from '../language/tier-names.ts'
import { subscriptionQuery } from './account-queries.ts'
import styles from './plan-name.module.css'

const unpaid = { en: 'Nothing is paid', ar: 'لا تدفع شيئًا' }

/** A person's own plan by name. Without a subscription they have none, or hold it without paying. */
export function PlanName({ tier, userId }: { tier: accounts.SubscriptionTier; userId: string }) {
  const { language } = useLanguage()
  const { data, isPending } = useQuery(subscriptionQuery(userId, language))
  if (isPending) return null
  if (!data || data.subscription) return tierNames[language][tier]
  if (tier === 'starter') return noPlan[language]
  return (
    <>
      {tierNames[language][tier]}
      <span className={styles.note}>{unpaid[language]}</span>
    </>
  )
}
