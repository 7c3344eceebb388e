import { useMutation } from '@tanstack/react-query'
import { type EventOf, paymentDesk } from '@wakeel/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { moneyFailure } from '../billing/money-failure.ts'
import { daysAfter, uaeDay } from '../creators/uae-day.ts'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Progress } from '../ui/progress.tsx'
import { Notice } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useDeskAddress } from './desk-address.ts'
import { type DeskSource, reconcile } from './desk-source.ts'
import { text as deskText } from './desk-text.ts'
import styles from './payments-page.module.css'
import { ReconciliationResult } from './reconciliation-result.tsx'
import { text } from './reconciliation-text.ts'

type Progressed = EventOf<typeof paymentDesk.routes.reconcile>

const { RECONCILED_DAYS } = paymentDesk
const WEEK = 7

/** Compares what the store has written down of these days with what the payment provider says. */
export function ReconciliationTab({ source }: { source: DeskSource }) {
  const { language } = useLanguage()
  const words = text[language]
  const [address, setAddress] = useDeskAddress()
  const today = uaeDay(new Date())
  const { from = daysAfter(today, 1 - WEEK), to = today } = address
  const [progress, setProgress] = useState<Progressed>()
  const work = useRef<AbortController>(undefined)
  const comparing = useMutation({
    mutationFn: async () => {
      work.current = new AbortController()
      setProgress(undefined)
      return (await reconcile(source, { from, to }, { onProgress: setProgress, signal: work.current.signal })).reconciliation
    },
  })
  // Whoever leaves the page waits for nothing more.
  useEffect(() => () => work.current?.abort(), [])
  const isWrong = !(from <= to && to < daysAfter(from, RECONCILED_DAYS))
  const isCancelled = comparing.isError && work.current?.signal.aborted

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong && !comparing.isPending) comparing.mutate()
  }
  const cancel = () => {
    work.current?.abort()
    alertUser(words.cancelled)
  }
  return (
    <div className={styles.sections}>
      <Card className={styles.card}>
        <div>
          <h2 className={styles.title}>{deskText[language].tabs.reconciliation}</h2>
          <p className={styles.line}>{words.line(RECONCILED_DAYS)}</p>
        </div>
        <form className={styles.form} onSubmit={submit}>
          <div className={styles.days}>
            <DayFields days={{ from, to }} onChange={setAddress} />
          </div>
          {isWrong && <Notice tone="danger">{words.wrongDays(RECONCILED_DAYS)}</Notice>}
          <div className={styles.buttons}>
            <Button type="submit" disabled={isWrong || comparing.isPending}>
              {words.run}
            </Button>
            {comparing.isPending && (
              <Button kind="secondary" onClick={cancel}>
                {words.cancel}
              </Button>
            )}
          </div>
        </form>
        {comparing.isPending && (
          <div className={styles.progress} role="status">
            <Progress label={words.progressLabel} {...(progress && { value: progress.checked, of: Math.max(1, progress.total) })} />
            <p>
              {progress ? words.progress(formatNumber(progress.checked, language), formatNumber(progress.total, language)) : words.starting}
            </p>
          </div>
        )}
        {comparing.isError && !isCancelled && <Notice tone="danger">{failure(comparing.error)}</Notice>}
      </Card>
      {comparing.data && <ReconciliationResult result={comparing.data} />}
    </div>
  )

  function failure(error: unknown): string {
    const isTooOften = error instanceof ApiError && error.code === 'request.rate_limited'
    return isTooOften ? words.tooOften : moneyFailure(error, language, words.failed)
  }
}
