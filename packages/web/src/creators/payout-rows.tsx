import { useInfiniteQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { payoutStatusNames } from '../language/payout-status-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { WeekName, weekDays } from '../ui/week-name.tsx'
import styles from './console-page.module.css'
import { payoutsQuery } from './console-queries.ts'
import { messages } from './earnings-messages.ts'

const looks: Record<creators.PayoutStatus, { tone: BadgeTone; icon: IconName }> = {
  ready: { tone: 'warn', icon: 'clock' },
  sent: { tone: 'neutral', icon: 'up' },
  paid: { tone: 'accent', icon: 'check' },
  returned: { tone: 'danger', icon: 'warning' },
}

/** Every payout and how far it has come. In the narrow place of a dialog fewer columns hold the same. */
export function PayoutRows({ userId, isNarrow = false }: { userId: string; isNarrow?: boolean }) {
  const { language } = useLanguage()
  const words = messages[language].payouts
  const name = ({ number }: creators.Payout) => (
    <bdi className={`${styles.name} ${styles.whole}`}>{number}</bdi>
  )
  const wide: Column<creators.Payout>[] = [
    { name: 'number', header: words.number, cell: name },
    { name: 'week', header: words.week, cell: ({ week }) => <WeekName week={week} /> },
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
  ]
  const narrow: Column<creators.Payout>[] = [
    {
      name: 'number',
      header: words.number,
      cell: (payout) => (
        <>
          {name(payout)}
          <span className={styles.under}>
            <bdi>{weekDays(payout.week, language)}</bdi>
          </span>
        </>
      ),
    },
  ]
  const columns: Column<creators.Payout>[] = [
    ...(isNarrow ? narrow : wide),
    { name: 'status', header: words.status, cell: (payout) => <PayoutStatus payout={payout} /> },
    {
      name: 'amount',
      header: words.amount,
      isNumeric: true,
      cell: ({ amount }) => <bdi>{formatMoney(amount, language)}</bdi>,
    },
  ]
  return (
    <PagedTable
      list={useInfiniteQuery(payoutsQuery(userId))}
      rowsOf={(page) => page.payouts}
      caption={words.title}
      columns={columns}
      empty={words.none}
    />
  )
}

function PayoutStatus({ payout: { status, created_at, paid_at } }: { payout: creators.Payout }) {
  const { language } = useLanguage()
  const words = messages[language].payouts
  return (
    <>
      <Badge {...looks[status]}>{payoutStatusNames[language][status]}</Badge>
      <span className={styles.under}>
        {status === 'returned'
          ? words.owedAgain
          : paid_at
            ? words.paid(formatDate(paid_at, language))
            : words.made(formatDate(created_at, language))}
      </span>
    </>
  )
}
