import type { accounts, runs } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { tierNames } from '../language/tier-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './run-messages.ts'
import styles from './run-price.module.css'

/** What the next run costs, before it is run. */
export function RunPrice(props: {
  terms: runs.RunTerms | undefined
  /** Of the plan of whoever runs it, once it is known. */
  tier: accounts.SubscriptionTier | undefined
  isForOrganisation: boolean
}) {
  const { terms, tier, isForOrganisation } = props
  const { language } = useLanguage()
  const words = messages[language].price
  if (!terms) {
    return (
      <span className={`${styles.price} ${styles.waiting}`}>
        <Skeleton />
      </span>
    )
  }
  const plan = tier && tierNames[language][tier]
  return (
    <span className={styles.price} role="status" aria-label={words.label}>
      <bdi className={styles.what}>{said(terms, plan)}</bdi>
      {/* To members who do not manage the organisation its balance is not told. */}
      {terms.source === 'wallet' && (!isForOrganisation || terms.balance.amount > 0) && (
        <bdi>{words.balance(formatMoney(terms.balance, language))}</bdi>
      )}
    </span>
  )

  function said({ source, price, included, cap }: runs.RunTerms, plan: string | undefined): string {
    if (source === 'wallet')
      return (isForOrganisation ? words.organisationWallet : words.wallet)(
        formatMoney(price, language),
      )
    if (source === 'free') return words.free
    if (source === 'entitlement')
      return isForOrganisation ? words.organisationEntitlement : words.entitlement
    const count = (number = 0) => formatNumber(number, language)
    if (cap && (!included || leftOf(cap) < leftOf(included)))
      return words.organisationCapped(count(cap.used), count(cap.limit))
    if (isForOrganisation)
      return words.organisationIncluded(count(included?.used), count(included?.limit))
    return words.included(plan, count(included?.used), count(included?.limit))
  }
}

const leftOf = ({ limit, used }: { limit: number; used: number }) => limit - used
