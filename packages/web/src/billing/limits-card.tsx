import { useQuery } from '@tanstack/react-query'
import { billing } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { readDirhams, writeDirhams } from '../language/dirhams.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { formatDirhams, formatMoney } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Meter } from '../ui/meter.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useSetSpendingLimits, walletQuery } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import styles from './money-tabs.module.css'

/** How much somebody lets themselves spend, and how much of it is spent. */
export function LimitsCard({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].limits
  const query = useQuery(walletQuery(userId))
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
      {query.data && (
        <>
          <Spent wallet={query.data} />
          <LimitsForm key={JSON.stringify(query.data.limits)} limits={query.data.limits} />
        </>
      )}
    </Card>
  )
}

function Spent({ wallet }: { wallet: billing.Wallet }) {
  const { language } = useLanguage()
  const words = messages[language].limits
  const cap = wallet.limits.monthly_cap
  const spent = formatMoney(wallet.spent_this_month, language)
  if (!cap) return <p className={styles.figure}>{words.spentOnly(spent)}</p>
  const said = words.spent(spent, formatMoney(cap, language))
  return (
    <div className={styles.bar}>
      <p className={styles.figure}>{said}</p>
      <Meter
        label={words.spentLabel}
        said={said}
        value={wallet.spent_this_month.amount}
        of={cap.amount}
      />
    </div>
  )
}

const isAllowed = (fils: number | null | undefined) =>
  fils === null || (fils !== undefined && fils <= billing.MAX_LIMIT)

/** An empty field takes the limit away. */
const readLimit = (typed: string) => (typed.trim() === '' ? null : readDirhams(typed))

function LimitsForm({ limits }: { limits: billing.SpendingLimits }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [cap, setCap] = useState(limits.monthly_cap ? writeDirhams(limits.monthly_cap.amount) : '')
  const [max, setMax] = useState(limits.max_per_run ? writeDirhams(limits.max_per_run.amount) : '')
  const save = useSetSpendingLimits(() => alertUser(words.limits.saved))
  const monthly_cap = readLimit(cap)
  const max_per_run = readLimit(max)
  const wrong = words.limits.wrong(formatDirhams(billing.MAX_LIMIT, language))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (
      monthly_cap === undefined ||
      max_per_run === undefined ||
      !isAllowed(monthly_cap) ||
      !isAllowed(max_per_run)
    )
      return
    save.mutate(
      { monthly_cap, max_per_run },
      { onError: (error) => alertUser(errorMessage(error, language, words.failed), 'danger') },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          label={words.limits.cap}
          hint={words.limits.aed}
          inputMode="decimal"
          autoComplete="off"
          value={cap}
          error={!isAllowed(monthly_cap) && wrong}
          onChange={(event) => setCap(event.target.value)}
        />
        <TextField
          label={words.limits.max}
          hint={words.limits.aed}
          inputMode="decimal"
          autoComplete="off"
          value={max}
          error={!isAllowed(max_per_run) && wrong}
          onChange={(event) => setMax(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        kind="secondary"
        disabled={!isAllowed(monthly_cap) || !isAllowed(max_per_run) || save.isPending}
      >
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}
