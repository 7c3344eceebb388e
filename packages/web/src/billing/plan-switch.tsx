import { billing } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import styles from './plan-switch.module.css'
import { messages } from './plans-messages.ts'

const periods = ['monthly', 'annual'] as const satisfies readonly billing.BillingPeriod[]

/** Monthly or annual, and what annual saves. */
export function PlanSwitch({
  period,
  onChange,
}: {
  period: billing.BillingPeriod
  onChange: (period: billing.BillingPeriod) => void
}) {
  const words = messages[useLanguage().language]
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.pricing.period}</legend>
      {periods.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name="billing"
            value={choice}
            checked={choice === period}
            onChange={() => onChange(choice)}
          />
          {words.periods[choice]}{' '}
          {choice === 'annual' && (
            <span className={styles.saves}>
              {words.pricing.saves(billing.ANNUAL_SAVING_PERCENT)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
