import { useMutation } from '@tanstack/react-query'
import { type EventOf, paymentsAdmin } from '@wakeel/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { daysAfter, uaeDay } from '../language/uae-day.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DayFields } from '../ui/day-fields.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { type PaymentsDataSource, reconcile } from './payments-data-source.ts'
import { messages as paymentsMessages } from './payments-messages.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'
import { messages } from './reconciliation-messages.ts'
import { ReconciliationResult } from './reconciliation-result.tsx'

type Progressed = EventOf<typeof paymentsAdmin.routes.reconcile>

const { RECONCILED_DAYS } = paymentsAdmin
const WEEK = 7

/** Compares what the store has written down of these days with what the payment provider says. */
export function ReconciliationTab({ source }: { source: PaymentsDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState, setUrlState] = usePaymentsUrlState()
  const today = uaeDay(new Date())
  const { from = daysAfter(today, 1 - WEEK), to = today } = urlState
  const [progress, setProgress] = useState<Progressed>()
  const work = useRef<AbortController>(undefined)
  const comparing = useMutation({
    mutationFn: async () => {
      work.current = new AbortController()
      setProgress(undefined)
      return (
        await reconcile(
          source,
          { from, to },
          { onProgress: setProgress, signal: work.current.signal },
        )
      ).reconciliation
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
          <h2 className={styles.title}>{paymentsMessages[language].tabs.reconciliation}</h2>
          <p className={styles.line}>{words.line(RECONCILED_DAYS)}</p>
        </div>
        <form className={styles.form} onSubmit={submit}>
          <div className={styles.days}>
            <DayFields days={{ from, to }} onChange={setUrlState} />
          </div>
          {isWrong && <InlineAlert tone="danger">{words.wrongDays(RECONCILED_DAYS)}</InlineAlert>}
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
            <Progress
              label={words.progressLabel}
              {...(progress && { value: progress.checked, of: Math.max(1, progress.total) })}
            />
            <p>
              {progress
                ? words.progress(
                    formatNumber(progress.checked, language),
                    formatNumber(progress.total, language),
                  )
                : words.starting}
            </p>
          </div>
        )}
        {comparing.isError && !isCancelled && (
          <InlineAlert tone="danger">{failure(comparing.error)}</InlineAlert>
        )}
      </Card>
      {comparing.data && <ReconciliationResult result={comparing.data} />}
    </div>
  )

  function failure(error: unknown): string {
    const isTooOften = error instanceof ApiError && error.code === 'request.rate_limited'
    return isTooOften ? words.tooOften : errorMessage(error, language, words.failed)
  }
}
