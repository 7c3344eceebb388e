import type { billing } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Card } from '../ui/card.tsx'
import { Meter } from '../ui/meter.tsx'
import styles from './money-tabs.module.css'
import { messages } from './subscriptions-messages.ts'
import { UsageChart } from './usage-chart.tsx'

/** How much of this month's runs is used, and on which days. */
export function UsageCard({ usage }: { usage: billing.Usage }) {
  const { language } = useLanguage()
  const words = messages[language].usage
  const number = (value: number) => formatNumber(value, language)
  const total = usage.days.reduce((sum, { runs }) => sum + runs, 0)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.eyebrow}>{words.title}</h2>
          <p className={styles.large}>{words.total(total)}</p>
        </div>
        <ArrowLink to="/runs">{words.all}</ArrowLink>
      </div>
      {usage.included > 0 ? (
        <div className={styles.bar}>
          <p className={styles.barWords}>
            <span>{words.of(number(usage.used), usage.included)}</span>
            <span className={styles.small}>
              {words.left(number(Math.max(0, usage.included - usage.used)))}
            </span>
          </p>
          <Meter
            label={words.title}
            said={words.of(number(usage.used), usage.included)}
            value={usage.used}
            of={usage.included}
          />
          <p className={styles.small}>{words.resets(formatDate(usage.resets_at, language))}</p>
        </div>
      ) : (
        <p className={styles.small}>{words.none}</p>
      )}
      {total > 0 && <UsageChart usage={usage} />}
    </Card>
  )
}
