import { useInfiniteQuery } from '@tanstack/react-query'
import type { billing } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { formatDirhams, formatDollars } from '../language/money.ts'
import { orderStatusNames } from '../language/order-status-names.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { ordersQuery } from './account-queries.ts'
import { messages } from './billing-tab-messages.ts'
import { RefundDialog } from './dialogs.ts'
import styles from './money-tabs.module.css'

/** Every payment, and the way to have it back. */
export function OrdersTable({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].orders
  const [refunding, setRefunding] = useState<billing.Order>()
  const list = useInfiniteQuery(ordersQuery(userId, language))
  const isSandbox = list.data?.pages.some(({ orders }) =>
    orders.some((order) => order.payment_provider === 'sandbox'),
  )
  const columns: Column<billing.Order>[] = [
    {
      name: 'date',
      header: words.date,
      cell: ({ created_at }) => formatDate(created_at, language),
    },
    { name: 'what', header: words.what, cell: ({ description }) => <bdi>{description}</bdi> },
    {
      name: 'total',
      header: words.total,
      isNumeric: true,
      cell: (order) => <Total order={order} />,
    },
    {
      name: 'status',
      header: words.status,
      cell: ({ status }) => (
        <Badge tone={tones[status]}>{orderStatusNames[language][status]}</Badge>
      ),
    },
    {
      name: 'refund',
      header: words.action,
      headerHidden: true,
      isNumeric: true,
      cell: (order) =>
        order.refundable_until ? (
          <RefundButton order={order} onRefund={() => setRefunding(order)} />
        ) : (
          order.is_bought_again && <small className={styles.under}>{words.boughtAgain}</small>
        ),
    },
  ]
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        {isSandbox && <Badge>{messages[language].sandbox}</Badge>}
      </div>
      <PagedTable
        list={list}
        rowsOf={(page) => page.orders}
        caption={words.title}
        columns={columns}
        empty={<p className={styles.small}>{words.none}</p>}
      />
      <RefundDialog
        order={refunding}
        open={refunding !== undefined}
        onClose={() => setRefunding(undefined)}
      />
    </Card>
  )
}

const tones: Partial<Record<billing.OrderStatus, BadgeTone>> = {
  completed: 'accent',
  declined: 'danger',
  charged_back: 'danger',
}

function Total({ order }: { order: billing.Order }) {
  const { language } = useLanguage()
  const words = messages[language].orders
  return (
    <>
      <bdi>{formatDirhams(order.total.aed, language)}</bdi>
      <small className={styles.under}>
        {order.payment_provider === 'wallet'
          ? words.fromWallet
          : words.charged(formatDollars(order.total.usd, language))}
      </small>
      {order.status === 'partly_refunded' && (
        <small className={styles.under}>
          {words.refundedPart(formatDirhams(order.refunded.aed, language))}
        </small>
      )}
    </>
  )
}

function RefundButton({ order, onRefund }: { order: billing.Order; onRefund: () => void }) {
  const { language } = useLanguage()
  const words = messages[language].orders
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={words.refundOrder(order.description)}
        {...RefundDialog.whenNear}
        onClick={onRefund}
      >
        {words.refund}
      </Button>
      <small className={styles.under}>
        {order.refundable_until && words.until(formatDate(order.refundable_until, language))}
      </small>
    </>
  )
}
