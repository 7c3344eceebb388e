import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { MetricButton } from '../ui/metric-button.tsx'
import { type EarningsMetric, messages } from './earnings-messages.ts'
import styles from './earnings-metrics.module.css'

const EarningsDialog = lazyDialog(
  async () => (await import('./earnings-dialog.tsx')).EarningsDialog,
)

/** Each metric after the sign that joins it to the first. */
const equation = [
  { name: 'earned', sign: undefined },
  { name: 'on_hold', sign: '=' },
  { name: 'payable', sign: '+' },
  { name: 'paid_out', sign: '+' },
] as const satisfies readonly { name: EarningsMetric; sign: string | undefined }[]

/** What was earned is on hold, payable or paid out: each a button that opens what it is made of. */
export function EarningsMetrics({
  earnings,
  userId,
}: {
  earnings: creators.Earnings
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<EarningsMetric>()
  return (
    <section aria-label={words.equation}>
      <ul className={styles.equation}>
        {equation.map(({ name, sign }) => (
          <li key={name}>
            {sign && (
              <span className={styles.sign} aria-hidden="true">
                {sign}
              </span>
            )}
            <MetricButton
              className={styles.card}
              label={words.names[name]}
              note={words.notes[name]}
              opens={words.open}
              onClick={() => setOpened(name)}
              {...EarningsDialog.whenNear}
            >
              <bdi className={styles.value} data-owed={earnings[name].amount < 0}>
                {formatMoney(earnings[name], language)}
              </bdi>
            </MetricButton>
          </li>
        ))}
      </ul>
      <EarningsDialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        metric={opened}
        earnings={earnings}
        userId={userId}
      />
    </section>
  )
}
