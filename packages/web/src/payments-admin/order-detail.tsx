import { useQuery } from '@tanstack/react-query'
import type { paymentsAdmin } from '@wakeel/contract'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { formatDate, formatMoment, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import { Table } from '../ui/table.tsx'
import { CustomerName } from './customer-name.tsx'
import { OrderStatus, RefundStatus } from './order-status.tsx'
import { messages } from './orders-messages.ts'
import { orderQuery, type PaymentsDataSource } from './payments-data-source.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'

/** One order with its refunds and transactions, and the way to give its money back. */
export function OrderDetail({ source, id }: { source: PaymentsDataSource; id: string }) {
  const { language } = useLanguage()
  const words = messages[language].detail
  const [, setUrlState] = usePaymentsUrlState()
  const query = useQuery(orderQuery(source, language, id))
  const isUnknown = query.error instanceof ApiError && query.error.status < 500
  return (
    <div className={styles.sections}>
      <Button
        kind="quiet"
        size="small"
        className={styles.back}
        onClick={() => setUrlState({ order: undefined })}
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
        <>
          <Order source={source} order={query.data.order} />
          <Refunds refunds={query.data.refunds} />
          <Transactions transactions={query.data.transactions} />
        </>
      )}
    </div>
  )
}

function Order({ source, order }: { source: PaymentsDataSource; order: paymentsAdmin.AdminOrder }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isRefunding, setIsRefunding] = useState(false)
  const facts: [string, React.ReactNode][] = [
    [words.customer, <CustomerName key="customer" customer={order.customer} />],
    [words.date, formatMoment(order.created_at, language)],
    [
      words.detail.paid,
      order.completed_at ? formatMoment(order.completed_at, language) : words.detail.none,
    ],
    [words.detail.vat, <bdi key="vat">{formatDirhams(order.vat.aed, language)}</bdi>],
    [words.detail.invoice, order.invoice_number ?? words.detail.none],
    [words.detail.provider, <bdi key="provider">{words.providers[order.payment_provider]}</bdi>],
    [
      words.detail.providerOrder,
      <bdi key="provider order">{order.provider_order_id ?? words.detail.none}</bdi>,
    ],
    [words.detail.capture, <bdi key="capture">{order.capture_id ?? words.detail.none}</bdi>],
    [words.detail.id, <bdi key="id">{order.id}</bdi>],
  ]
  if (order.decline_reason)
    facts.push([words.detail.reason, <bdi key="reason">{order.decline_reason}</bdi>])
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>
            <bdi>{order.description}</bdi>
          </h2>
          <bdi className={styles.amount}>{formatDirhams(order.total.aed, language)}</bdi>
          {order.payment_provider !== 'wallet' && (
            <span className={styles.under}>
              <bdi>{formatDollars(order.total.usd, language)}</bdi>
            </span>
          )}
        </div>
        <OrderStatus status={order.status} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.refundable_until ? (
        <div className={styles.head}>
          <p className={styles.line}>
            {words.detail.refundLine(formatDate(order.refundable_until, language))}
          </p>
          <Button kind="danger" onClick={() => setIsRefunding(true)}>
            {words.detail.refund}
          </Button>
        </div>
      ) : (
        order.completed_at && <p className={styles.line}>{words.detail.noRefund}</p>
      )}
      <RefundDialog
        source={source}
        order={order}
        open={isRefunding}
        onClose={() => setIsRefunding(false)}
      />
    </Card>
  )
}

function Refunds({ refunds }: { refunds: readonly paymentsAdmin.AdminRefund[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.detail.refunds}</h2>
      {refunds.length === 0 ? (
        <p className={styles.line}>{words.detail.noRefunds}</p>
      ) : (
        <Table
          caption={words.detail.refunds}
          rows={refunds}
          keyOf={({ id }) => id}
          columns={[
            {
              name: 'date',
              header: words.date,
              cell: ({ requested_at }) => formatMoment(requested_at, language),
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
              cell: ({ amount }) => <bdi>{formatDirhams(amount.amount, language)}</bdi>,
            },
          ]}
        />
      )}
    </Card>
  )
}

function Transactions({
  transactions,
}: {
  transactions: readonly paymentsAdmin.LedgerTransaction[]
}) {
  const words = messages[useLanguage().language].detail
  const columns = useTransactionColumns()
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.transactions}</h2>
      {transactions.length === 0 ? (
        <p className={styles.line}>{words.noTransactions}</p>
      ) : (
        <Table
          caption={words.transactions}
          rows={transactions}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
    </Card>
  )
}
