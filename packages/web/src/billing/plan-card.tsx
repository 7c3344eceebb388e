import type { billing } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { FeatureList } from './feature-list.tsx'
import styles from './plan-card.module.css'
import { PlanPrice } from './plan-price.tsx'
import { messages } from './plans-messages.ts'

interface Shown {
  plan: billing.Plan
  period: billing.BillingPeriod
  isCurrent: boolean
  /** The one that the URL names. */
  isNamed: boolean
  /** What can be done about it: choose it, or go to the account. */
  action: ReactNode
}

/** A plan with its price, what it includes and what its creators keep. */
export function PlanCard({ plan, period, isCurrent, isNamed, action }: Shown) {
  const words = messages[useLanguage().language].pricing
  return (
    <article
      className={styles.card}
      data-popular={plan.popular}
      data-named={isNamed}
      aria-label={plan.name}
    >
      <header className={styles.head}>
        <h2>{plan.name}</h2>
        {isCurrent ? (
          <Badge tone="accent" icon="check">
            {words.currentPlan}
          </Badge>
        ) : (
          plan.popular && <Badge tone="accent">{words.popular}</Badge>
        )}
        <p>{plan.description}</p>
      </header>
      <PlanPrice plan={plan} period={period} />
      <div className={styles.action}>
        {action}
        {plan.offerCode && (
          <p className={styles.code}>
            {words.code}: <bdi>{plan.offerCode}</bdi>
          </p>
        )}
      </div>
      <FeatureList
        features={plan.features}
        label={words.includes(plan.name)}
        className={styles.features}
      />
      <p className={styles.share}>
        <strong>{words.share(plan.creatorShare)}</strong> {words.shareNote}
      </p>
    </article>
  )
}
