import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { paymentsAdmin } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { CustomerName } from './customer-name.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTools } from './order-tools.tsx'
import { messages } from './orders-messages.ts'
import { type OrderFilters, ordersQuery, type PaymentsDataSource } from './payments-data-source.ts'
import { messages as paymentsMessages } from './payments-messages.ts'
import styles from './payments-page.module.css'
import { usePaymentsUrlState } from './payments-url-state.ts'

const OrderDetail = lazy(() =>
  import('./order-detail.tsx').then((module) => ({ default: module.OrderDetail })),
)

/** All orders, or those that failed; one of them opens to all that followed from it. */
export function OrdersTab({
  source,
  onlyFailed = false,
}: {
  source: PaymentsDataSource
  onlyFailed?: boolean
}) {
  const [{ order }] = usePaymentsUrlState()
  if (order === undefined) return <Orders source={source} onlyFailed={onlyFailed} />
  return (
    <Suspense fallback={<Waiting />}>
      <OrderDetail key={order} source={source} id={order} />
    </Suspense>
  )
}

function Orders({ source, onlyFailed }: { source: PaymentsDataSource; onlyFailed: boolean }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ show = 'all', kind, search, from, to }] = usePaymentsUrlState()
  const filters: OrderFilters = { show: onlyFailed ? 'failed' : show, kind, search, from, to }
  const list = useInfiniteQuery(ordersQuery(source, language, filters))
  const columns: Column<paymentsAdmin.AdminOrder>[] = [
    {
      name: 'what',
      header: words.what,
      isHead: true,
      cell: (order) => <OrderLink order={order} />,
    },
    {
      name: 'customer',
      header: words.customer,
      cell: ({ customer }) => <CustomerName customer={customer} />,
    },
    {
      name: 'status',
      header: words.status,
      cell: ({ status, decline_reason }) => (
        <>
          <OrderStatus status={status} />
          {onlyFailed && decline_reason && (
            <span className={styles.under}>
              <bdi dir="ltr">{decline_reason}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      name: 'total',
      header: words.total,
      isNumeric: true,
      cell: (order) => <Total order={order} />,
    },
  ]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {onlyFailed
            ? paymentsMessages[language].tabs.failed
            : paymentsMessages[language].tabs.orders}
        </h2>
        <ExportButton
          of={
            onlyFailed
              ? paymentsMessages[language].tabs.failed
              : paymentsMessages[language].tabs.orders
          }
          make={() => source.api.exportOrders({ ...filters, lang: language })}
        />
      </div>
      {onlyFailed && <p className={styles.line}>{words.orders.failedLine}</p>}
      <OrderTools withShow={!onlyFailed} />
      <div className={styles.list} aria-busy={list.isPlaceholderData}>
        <PagedTable
          list={list}
          rowsOf={(page) => page.orders}
          caption={
            onlyFailed
              ? paymentsMessages[language].tabs.failed
              : paymentsMessages[language].tabs.orders
          }
          columns={columns}
          empty={
            <p className={styles.line}>
              {onlyFailed ? words.orders.noneFailed : words.orders.none}
            </p>
          }
        />
      </div>
    </Card>
  )
}

function OrderLink({
  order: { id, description, created_at },
}: {
  order: paymentsAdmin.AdminOrder
}) {
  const { language } = useLanguage()
  const [urlState] = usePaymentsUrlState()
  return (
    <>
      <Link to="." search={writeUrlState({ ...urlState, order: id })} className={styles.link}>
        <bdi>{description}</bdi>
      </Link>
      <span className={styles.under}>{formatMoment(created_at, language)}</span>
    </>
  )
}

function Total({
  order: { total, refunded, payment_provider },
}: {
  order: paymentsAdmin.AdminOrder
}) {
  const { language } = useLanguage()
  const words = messages[language].orders
  return (
    <>
      <bdi>{formatDirhams(total.aed, language)}</bdi>
      <span className={styles.under}>
        {payment_provider === 'wallet' ? (
          words.wallet
        ) : (
          <bdi>{formatDollars(total.usd, language)}</bdi>
        )}
      </span>
      {refunded.aed > 0 && refunded.aed < total.aed && (
        <span className={styles.under}>
          {words.givenBack(formatDirhams(refunded.aed, language))}
        </span>
      )}
    </>
  )
}
