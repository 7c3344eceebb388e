import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { paymentDesk } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { ExportButton } from '../admin/export-button.tsx'
import { formatMoment, useLanguage } from '../shell/language.tsx'
import { writeAddress } from '../shell/page-address.ts'
import { Card } from '../ui/card.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { formatDirhams, formatDollars } from '../ui/money.ts'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { CustomerName } from './customer-name.tsx'
import { useDeskAddress } from './desk-address.ts'
import { type DeskSource, type OrderFilters, ordersQuery } from './desk-source.ts'
import { text as deskText } from './desk-text.ts'
import { OrderStatus } from './order-status.tsx'
import { OrderTools } from './order-tools.tsx'
import { text } from './orders-text.ts'
import styles from './payments-page.module.css'

const OrderDetail = lazy(() => import('./order-detail.tsx').then((module) => ({ default: module.OrderDetail })))

/** All orders, or those that failed; one of them opens to all that followed from it. */
export function OrdersTab({ source, onlyFailed = false }: { source: DeskSource; onlyFailed?: boolean }) {
  const [{ order }] = useDeskAddress()
  if (order === undefined) return <Orders source={source} onlyFailed={onlyFailed} />
  return (
    <Suspense fallback={<Waiting />}>
      <OrderDetail key={order} source={source} id={order} />
    </Suspense>
  )
}

function Orders({ source, onlyFailed }: { source: DeskSource; onlyFailed: boolean }) {
  const { language } = useLanguage()
  const words = text[language]
  const [{ show = 'all', kind, search, from, to }] = useDeskAddress()
  const filters: OrderFilters = { show: onlyFailed ? 'failed' : show, kind, search, from, to }
  const list = useInfiniteQuery(ordersQuery(source, language, filters))
  const columns: Column<paymentDesk.DeskOrder>[] = [
    { name: 'what', header: words.what, isHead: true, cell: (order) => <OrderLink order={order} /> },
    { name: 'customer', header: words.customer, cell: ({ customer }) => <CustomerName customer={customer} /> },
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
    { name: 'total', header: words.total, isFigure: true, cell: (order) => <Total order={order} /> },
  ]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{onlyFailed ? deskText[language].tabs.failed : deskText[language].tabs.orders}</h2>
        <ExportButton
          of={onlyFailed ? deskText[language].tabs.failed : deskText[language].tabs.orders}
          make={() => source.api.exportOrders({ ...filters, lang: language })}
        />
      </div>
      {onlyFailed && <p className={styles.line}>{words.orders.failedLine}</p>}
      <OrderTools withShow={!onlyFailed} />
      <div className={styles.list} aria-busy={list.isPlaceholderData}>
        <PagedTable
          list={list}
          rowsOf={(page) => page.orders}
          caption={onlyFailed ? deskText[language].tabs.failed : deskText[language].tabs.orders}
          columns={columns}
          empty={<p className={styles.line}>{onlyFailed ? words.orders.noneFailed : words.orders.none}</p>}
        />
      </div>
    </Card>
  )
}

function OrderLink({ order: { id, description, created_at } }: { order: paymentDesk.DeskOrder }) {
  const { language } = useLanguage()
  const [address] = useDeskAddress()
  return (
    <>
      <Link to="." search={writeAddress({ ...address, order: id })} className={styles.link}>
        <bdi>{description}</bdi>
      </Link>
      <span className={styles.under}>{formatMoment(created_at, language)}</span>
    </>
  )
}

function Total({ order: { total, refunded, payment_provider } }: { order: paymentDesk.DeskOrder }) {
  const { language } = useLanguage()
  const words = text[language].orders
  return (
    <>
      <bdi>{formatDirhams(total.aed, language)}</bdi>
      <span className={styles.under}>{payment_provider === 'wallet' ? words.wallet : <bdi>{formatDollars(total.usd, language)}</bdi>}</span>
      {refunded.aed > 0 && refunded.aed < total.aed && (
        <span className={styles.under}>{words.givenBack(formatDirhams(refunded.aed, language))}</span>
      )}
    </>
  )
}
