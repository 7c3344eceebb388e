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

interface TopUp {
  userId: string
  onClose: () => void
  lacking?: number
}

/** What is lacking to the fils, and the usual amounts above it. */
function choicesFor(lacking: number): string[] {
  const { choices, least, max } = billing.TOP_UP
  const needed = Math.min(Math.max(lacking, least), max)
  return [
    ...(lacking > 0 ? [needed] : []),
    ...choices.filter((fils) => lacking === 0 || fils > needed),
  ].map(String)
}

/** Puts money into the wallet: an amount, what PayPal charges for it, the payment itself. `lacking`: what it is wanted for needs so many fils more. */
export function TopUpDialog({
  open,
  ...form
}: TopUp & {
  open: boolean
}) {
  const words = messages[useLanguage().language]
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={words.topUp.title}
      description={words.topUp.line}
    >
      <TopUpForm {...form} />
    </Dialog>
  )
}

function TopUpForm({ userId, onClose, lacking = 0 }: TopUp) {
  const { language } = useLanguage()
  const words = messages[language]
  const choices = choicesFor(lacking)
  const [choice, setChoice] = useState(choices[lacking > 0 ? 0 : 1]!)
  const [own, setOwn] = useState('')
  // Who closes the dialog stops waiting; a payment that is under way goes on by itself, and they are told how it ended.
  const isWatched = useRef(false)
  useEffect(() => {
    isWatched.current = true
    return () => {
      isWatched.current = false
    }
  }, [])
  const topUp = useTopUp(
    (ended, { fils }) => {
      if (ended.approval_url && awaitsPayer(ended)) {
        if (isWatched.current) window.open(ended.approval_url, '_self')
        return
      }
      alertUser(words.topUp.done(formatDirhams(fils, language)))
      if (isWatched.current) onClose()
    },
    (error) => {
      if (!isWatched.current) alertUser(failureOf(error), 'danger')
    },
  )
  const failureOf = (error: unknown) => errorMessage(error, language, words.topUp.failed)
  const wallet = useQuery(walletQuery(userId))
  const sandbox = wallet.data?.is_sandbox && <p className={styles.small}>{words.sandbox}</p>

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
      onSubmit={() => isInRange && topUp.mutate({ fils })}
      onClose={onClose}
      isReady={isInRange}
      isBusy={topUp.isPending}
      failure={topUp.isError && failureOf(topUp.error)}
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
