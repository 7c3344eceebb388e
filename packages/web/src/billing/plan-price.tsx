import type { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import styles from './plan-price.module.css'
import { messages } from './plans-messages.ts'

const MONTHS_OF_A_YEAR = 12

/** What a month costs, dirhams first; with an offer also what it cost before, and what it costs after the first period. */
export function PlanPrice({ plan, period }: { plan: billing.Plan; period: billing.BillingPeriod }) {
  const { language } = useLanguage()
  const words = messages[language].pricing
  const price = plan[period]
  const before = plan.originalPrice?.[period]
  const dirhams = (fils: number) => formatDirhams(fils, language)
  const year = (monthly: number) => dirhams(monthly * MONTHS_OF_A_YEAR)
  return (
    <div className={styles.price}>
      {before && (
        <p className={styles.before}>
          <span className="visually-hidden">{words.before}</span> <s>{dirhams(before.aed)}</s>{' '}
          {plan.discount !== undefined && (
            <strong className={styles.off}>{words.off(plan.discount)}</strong>
          )}
        </p>
      )}
      <p className={styles.now}>
        {before && <span className="visually-hidden">{words.now}</span>}{' '}
        <bdi className={styles.dirhams}>{dirhams(price.aed)}</bdi>{' '}
        <span className={styles.per}>{words.perMonth}</span>
      </p>
      <p className={styles.small}>
        <bdi>{formatDollars(price.usd, language)}</bdi> {words.perMonth}
      </p>
      <p className={styles.small}>
        {period === 'monthly'
          ? `${words.paidMonthly}${before ? ` ${words.firstMonth(dirhams(before.aed))}` : ''}`
          : before
            ? words.firstYear(year(price.aed), year(before.aed))
            : words.paidYearly(year(price.aed))}
      </p>
    </div>
  )
}
