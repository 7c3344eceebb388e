import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { creators } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { payoutStatusNames } from '../language/payout-status-names.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { WeekName } from '../ui/week-name.tsx'
import { type PaymentsDataSource, weeksQuery } from './payments-data-source.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'
import { messages } from './payouts-messages.ts'
import { WeekPayouts } from './week-payouts.tsx'

/** What creators are paid, week by week. */
export function PayoutsTab({ source }: { source: PaymentsDataSource }) {
  const words = messages[useLanguage().language]
  const [{ week }] = usePaymentsUrlState()
  if (week !== undefined) return <WeekPayouts key={week} source={source} week={week} />
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.weeks}</h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      <Weeks source={source} />
    </Card>
  )
}

const states = ['ready', 'sent', 'paid', 'returned'] as const

function Weeks({ source }: { source: PaymentsDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const statuses = payoutStatusNames[language]
  const query = useQuery(weeksQuery(source))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <p className={styles.line}>{words.none}</p>
  const columns: Column<creators.PayoutWeek>[] = [
    {
      name: 'week',
      header: words.week,
      isHead: true,
      cell: ({ week }) => (
        <Link to="." search={writeUrlState({ tab: 'payouts', week })} className={styles.link}>
          <span>
            <WeekName week={week} />
          </span>
        </Link>
      ),
    },
    {
      name: 'payouts',
      header: words.payouts,
      isNumeric: true,
      cell: ({ payouts }) => formatNumber(payouts, language),
    },
    {
      name: 'states',
      header: words.states,
      cell: ({ by_status }) =>
        states
          .filter((state) => by_status[state] > 0)
          .map((state) => (
            <span key={state} className={styles.under}>
              {words.count(formatNumber(by_status[state], language), statuses[state])}
            </span>
          )),
    },
    {
      name: 'total',
      header: words.total,
      isNumeric: true,
      cell: ({ total }) => <bdi>{formatMoney(total, language)}</bdi>,
    },
  ]
  return (
    <Table caption={words.weeks} rows={query.data} keyOf={({ week }) => week} columns={columns} />
  )
}
