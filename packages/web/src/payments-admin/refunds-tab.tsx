import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { paymentsAdmin } from '@wakeel/contract'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { CustomerName } from './customer-name.tsx'
import { RefundStatus } from './order-status.tsx'
import { messages } from './orders-messages.ts'
import { type PaymentsDataSource, refundsQuery } from './payments-data-source.ts'
import { messages as paymentsMessages } from './payments-messages.ts'
import styles from './payments-page.module.css'
import { refundStatuses, usePaymentsUrlState } from './payments-url-state.ts'

/** Everything that went back, is on its way back, or could not be given back. */
export function RefundsTab({ source }: { source: PaymentsDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ status }, setUrlState] = usePaymentsUrlState()
  const list = useInfiniteQuery(refundsQuery(source, language, status))
  const columns: Column<paymentsAdmin.AdminRefund>[] = [
    {
      name: 'what',
      header: words.order,
      isHead: true,
      cell: ({ order_id, description, requested_at }) => (
        <>
          <Link to="." search={writeUrlState({ order: order_id })} className={styles.link}>
            <bdi>{description}</bdi>
          </Link>
          <span className={styles.under}>{formatMoment(requested_at, language)}</span>
        </>
      ),
    },
    {
      name: 'customer',
      header: words.customer,
      cell: ({ customer }) => <CustomerName customer={customer} />,
    },
    {
      name: 'status',
      header: words.status,
      cell: (refund) => <RefundStatus refund={refund} />,
    },
    {
      name: 'amount',
      header: words.refunds.amount,
      isNumeric: true,
      cell: ({ amount, cents }) => (
        <>
          <bdi>{formatDirhams(amount.amount, language)}</bdi>
          {cents > 0 && (
            <span className={styles.under}>
              {words.refunds.dollars(formatDollars(cents, language))}
            </span>
          )}
        </>
      ),
    },
  ]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{paymentsMessages[language].tabs.refunds}</h2>
        <Select
          label={words.status}
          value={status ?? 'all'}
          onChoose={(chosen) => setUrlState({ status: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all', label: words.every },
            ...refundStatuses.map((value) => ({ value, label: words.refundStatuses[value] })),
          ]}
        />
      </div>
      <div className={styles.list} aria-busy={list.isPlaceholderData}>
        <PagedTable
          list={list}
          rowsOf={(page) => page.refunds}
          caption={paymentsMessages[language].tabs.refunds}
          columns={columns}
          empty={<p className={styles.line}>{words.refunds.none}</p>}
        />
      </div>
    </Card>
  )
}
