import { useQuery } from '@tanstack/react-query'
import { billing, chargedInUsd, DIRHAMS_PER_DOLLAR } from '@wakeel/contract'
import { useEffect, useRef, useState } from 'react'
import { readDirhams } from '../language/dirhams.ts'
import { errorMessage } from '../language/errors.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { ChipGroup } from '../ui/chips.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextField } from '../ui/field.tsx'
import { Progress } from '../ui/progress.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useTopUp, walletQuery } from './account-queries.ts'
import styles from './money-dialog.module.css'
import { awaitsPayer } from './queries.ts'
import { messages } from './wallet-messages.ts'

const OWN = 'own'
const choices = billing.TOP_UP.choices.map(String)

/** Puts money into the wallet: an amount, what PayPal charges for it, the payment itself. */
export function TopUpDialog({
  userId,
  open,
  onClose,
}: {
  userId: string
  open: boolean
  onClose: () => void
}) {
  const words = messages[useLanguage().language]
  return (
    <Dialog open={open} onClose={onClose} title={words.topUp.title} description={words.topUp.line}>
      <TopUpForm userId={userId} onClose={onClose} />
    </Dialog>
  )
}

function TopUpForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [choice, setChoice] = useState(choices[1]!)
  const [own, setOwn] = useState('')
  const topUp = useTopUp((ended, { fils }) => {
    if (ended.approval_url && awaitsPayer(ended))
      return void window.open(ended.approval_url, '_self')
    alertUser(words.topUp.done(formatDirhams(fils, language)))
    onClose()
  })
  const wallet = useQuery(walletQuery(userId))
  const sandbox = wallet.data?.is_sandbox && <p className={styles.small}>{words.sandbox}</p>
  const leaving = useRef(new AbortController())
  // Who closes the dialog stops waiting; a payment that is under way goes on by itself.
  useEffect(() => () => leaving.current.abort(), [])

  const fils = choice === OWN ? readDirhams(own) : Number(choice)
  const isInRange = fils !== undefined && fils >= billing.TOP_UP.least && fils <= billing.TOP_UP.max

  const isLeaving = topUp.data !== undefined && awaitsPayer(topUp.data)
  if (topUp.isPending || isLeaving) {
    const doing = isLeaving ? words.topUp.leaving : words.topUp.wait
    return (
      <div className={styles.waiting} role="status">
        <p className={styles.large}>
          <bdi>{formatDirhams(fils ?? 0, language)}</bdi>
        </p>
        <Progress label={doing} />
        <p>{doing}</p>
        {sandbox}
      </div>
    )
  }
  return (
    <DialogForm
      onSubmit={() => isInRange && topUp.mutate({ fils, signal: leaving.current.signal })}
      onClose={onClose}
      isReady={isInRange}
      isBusy={topUp.isPending}
      failure={topUp.isError && errorMessage(topUp.error, language, words.topUp.failed)}
      cancel={words.cancel}
      confirm={words.topUp.pay(isInRange ? formatDirhams(fils, language) : '')}
    >
      <div className={styles.amounts}>
        <ChipGroup
          name="top-up"
          label={words.topUp.amount}
          chips={[
            ...choices.map((value) => ({
              value,
              label: <bdi>{formatDirhams(Number(value), language)}</bdi>,
            })),
            { value: OWN, label: words.topUp.other },
          ]}
          chosen={choice}
          onChoose={setChoice}
        />
      </div>
      {choice === OWN && (
        <TextField
          label={words.topUp.own}
          hint={words.topUp.range(
            formatDirhams(billing.TOP_UP.least, language),
            formatDirhams(billing.TOP_UP.max, language),
          )}
          inputMode="decimal"
          autoComplete="off"
          value={own}
          error={own !== '' && !isInRange && words.topUp.wrong}
          onChange={(event) => setOwn(event.target.value)}
          autoFocus
        />
      )}
      <p className={styles.charged} aria-live="polite">
        <bdi>
          {isInRange ? words.topUp.charged(formatDollars(chargedInUsd(fils), language)) : '\u00a0'}
        </bdi>
        <span className={styles.small}>
          {words.topUp.rate(
            formatNumber(DIRHAMS_PER_DOLLAR, language, { maximumFractionDigits: 4 }),
          )}
        </span>
      </p>
      {sandbox}
    </DialogForm>
  )
}
