import { useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { payoutStatusNames } from '../language/payout-status-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { weekDays } from '../ui/week-name.tsx'
import { type PaymentsDataSource, weekQuery } from './payments-data-source.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'
import { messages } from './payouts-messages.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { WeekActions } from './week-actions.tsx'

const tones: Record<creators.PayoutStatus, BadgeTone> = {
  ready: 'warn',
  sent: 'neutral',
  paid: 'accent',
  returned: 'danger',
}

/** The payouts of a week, and what the bank is to do and has done with them. */
export function WeekPayouts({ source, week }: { source: PaymentsDataSource; week: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [, setUrlState] = usePaymentsUrlState()
  const query = useQuery(weekQuery(source, week))
  const isUnknown = query.error instanceof ApiError && query.error.status < 500
  return (
    <div className={styles.sections}>
      <Button
        kind="quiet"
        size="small"
        className={styles.back}
        onClick={() => setUrlState({ week: undefined })}
      >
        {words.back}
      </Button>
      {query.isPending && <Waiting />}
      {query.isLoadingError &&
        (isUnknown ? (
          <EmptyState title={words.notFound} />
        ) : (
          <LoadFailed onRetry={() => void query.refetch()} />
        ))}
      {query.data && (
        <Card className={styles.card}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>
                <bdi>{weekDays(week, language)}</bdi>
              </h2>
              <span className={styles.under}>
                <bdi>{week}</bdi>
              </span>
            </div>
          </div>
          <WeekActions source={source} week={week} payouts={query.data} />
          <Payouts source={source} payouts={query.data} />
        </Card>
      )}
    </div>
  )
}

function Payouts({
  source,
  payouts,
}: {
  source: PaymentsDataSource
  payouts: readonly creators.Payout[]
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [returning, setReturning] = useState<creators.Payout>()
  const statuses = payoutStatusNames[language]
  const columns: Column<creators.Payout>[] = [
    {
      name: 'number',
      header: words.number,
      cell: ({ number }) => <bdi className={`${styles.name} ${styles.whole}`}>{number}</bdi>,
    },
    {
      name: 'to',
      header: words.to,
      cell: ({ holder_name, iban_masked }) => (
        <>
          <bdi>{holder_name}</bdi>
          <span className={styles.under}>
            <bdi className={styles.whole} dir="ltr">
              {iban_masked}
            </bdi>
          </span>
        </>
      ),
    },
    {
      name: 'status',
      header: words.status,
      cell: ({ status }) => <Badge tone={tones[status]}>{statuses[status]}</Badge>,
    },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => <bdi>{formatMoney(amount, language)}</bdi>,
    },
    {
      name: 'action',
      header: words.action,
      headerHidden: true,
      isNumeric: true,
      cell: (payout) =>
        (payout.status === 'sent' || payout.status === 'paid') && (
          <Button
            kind="secondary"
            size="small"
            aria-label={words.returnOne(payout.number)}
            onClick={() => setReturning(payout)}
          >
            {words.returned}
          </Button>
        ),
    },
  ]
  return (
    <>
      <Table caption={words.payouts} rows={payouts} keyOf={({ id }) => id} columns={columns} />
      <ReturnDialog source={source} payout={returning} onClose={() => setReturning(undefined)} />
    </>
  )
}
