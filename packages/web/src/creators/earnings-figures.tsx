import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { FigureButton } from '../ui/figure-button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import styles from './earnings-figures.module.css'
import { type EarningsFigure, messages } from './earnings-messages.ts'

const EarningsDialog = lazyDialog(
  async () => (await import('./earnings-dialog.tsx')).EarningsDialog,
)

/** Each figure after the sign that joins it to the first. */
const equation = [
  { name: 'earned', sign: undefined },
  { name: 'on_hold', sign: '=' },
  { name: 'payable', sign: '+' },
  { name: 'paid_out', sign: '+' },
] as const satisfies readonly { name: EarningsFigure; sign: string | undefined }[]

/** What was earned is on hold, payable or paid out: each a button that opens what it is made of. */
export function EarningsFigures({
  earnings,
  userId,
}: {
  earnings: creators.Earnings
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<EarningsFigure>()
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
            <FigureButton
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
            </FigureButton>
          </li>
        ))}
      </ul>
      <EarningsDialog
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        figure={opened}
        earnings={earnings}
        userId={userId}
      />
    </section>
  )
}
