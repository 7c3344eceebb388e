import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { save } from '../download.ts'
import { errorMessage } from '../language/errors.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { type PaymentsDataSource, usePaymentsChange } from './payments-data-source.ts'
import styles from './payments-page.module.css'
import { messages } from './payouts-messages.ts'

/** The bank file of a week, and that the bank has paid what was in it. */
export function WeekActions({
  source,
  week,
  payouts,
}: {
  source: PaymentsDataSource
  week: string
  payouts: readonly creators.Payout[]
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isAsking, setIsAsking] = useState(false)
  const making = usePaymentsChange(async (format: 'csv' | 'pain001') =>
    save(await source.api.makeBankFile({ week, format })),
  )
  const confirming = usePaymentsChange(() => source.api.confirmPayouts({ week }))
  const sent = payouts.filter(({ status }) => status === 'sent')
  const canMake = payouts.some(({ status }) => status === 'ready' || status === 'sent')
  const total = formatDirhams(
    sent.reduce((sum, { amount }) => sum + amount.amount, 0),
    language,
  )

  const make = (format: 'csv' | 'pain001') =>
    making.mutate(format, {
      onSuccess: () => alertUser(words.fileDone),
      onError: (error) => alertUser(errorMessage(error, language, words.fileFailed), 'danger'),
    })
  const confirm = () =>
    confirming.mutate(undefined, {
      onSuccess: () => alertUser(words.paidDone),
      onError: (error) => alertUser(errorMessage(error, language, words.paidFailed), 'danger'),
      onSettled: () => setIsAsking(false),
    })

  if (!canMake) return null
  return (
    <>
      <p className={styles.line}>{words.fileLine}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" disabled={making.isPending} onClick={() => make('csv')}>
          {words.csv}
        </Button>
        <Button kind="secondary" disabled={making.isPending} onClick={() => make('pain001')}>
          {words.pain001}
        </Button>
        {sent.length > 0 && <Button onClick={() => setIsAsking(true)}>{words.paid}</Button>}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.paidTitle}
        description={words.paidText(formatNumber(sent.length, language), total)}
        confirm={confirming.isPending ? words.busy : words.paidConfirm}
        cancel={words.cancel}
        busy={confirming.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
