import { lazy, type ReactNode, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { useLanguage } from '../language/language.tsx'
import {
  type PaymentsDataSource,
  usePaymentsDataSource,
} from '../payments-admin/payments-data-source.ts'
import { messages } from '../payments-admin/payments-messages.ts'
import styles from '../payments-admin/payments-page.module.css'
import {
  type PaymentsTab,
  paymentsTabs,
  usePaymentsUrlState,
} from '../payments-admin/payments-url-state.ts'
import { Waiting } from '../ui/load-state.tsx'
import { Tabs } from '../ui/tabs.tsx'

const BalanceMetrics = lazy(() =>
  import('../payments-admin/balance-metrics.tsx').then((module) => ({
    default: module.BalanceMetrics,
  })),
)
const OrdersTab = lazy(() =>
  import('../payments-admin/orders-tab.tsx').then((module) => ({ default: module.OrdersTab })),
)
const RefundsTab = lazy(() =>
  import('../payments-admin/refunds-tab.tsx').then((module) => ({ default: module.RefundsTab })),
)
const LedgerTab = lazy(() =>
  import('../payments-admin/ledger-tab.tsx').then((module) => ({ default: module.LedgerTab })),
)
const PayoutsTab = lazy(() =>
  import('../payments-admin/payouts-tab.tsx').then((module) => ({ default: module.PayoutsTab })),
)
const ReconciliationTab = lazy(() =>
  import('../payments-admin/reconciliation-tab.tsx').then((module) => ({
    default: module.ReconciliationTab,
  })),
)

/** Where the store's money is, and every order, refund, transaction and payout behind it. */
export function PaymentsPage() {
  const source = usePaymentsDataSource()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame screen="payments" isLive={isReady ? source.isLive : undefined}>
      {isReady ? <PaymentsTabs key={source.key} source={source} /> : <Waiting />}
    </AdminFrame>
  )
}

const nothingElse = {
  order: undefined,
  show: undefined,
  kind: undefined,
  search: undefined,
  status: undefined,
  account: undefined,
  posted: undefined,
  reference: undefined,
  week: undefined,
  from: undefined,
  to: undefined,
}

function PaymentsTabs({ source }: { source: PaymentsDataSource }) {
  const words = messages[useLanguage().language]
  const [{ tab = 'orders' }, setUrlState] = usePaymentsUrlState()
  const contents: Record<PaymentsTab, ReactNode> = {
    orders: <OrdersTab source={source} />,
    refunds: <RefundsTab source={source} />,
    failed: <OrdersTab source={source} onlyFailed />,
    ledger: <LedgerTab source={source} />,
    payouts: <PayoutsTab source={source} />,
    reconciliation: <ReconciliationTab source={source} />,
  }
  return (
    <div className={styles.page}>
      <Suspense fallback={<Waiting />}>
        <BalanceMetrics source={source} />
      </Suspense>
      <Tabs
        label={words.tabsLabel}
        open={tab}
        onOpen={(next) =>
          setUrlState({ ...nothingElse, tab: next === 'orders' ? undefined : next })
        }
        tabs={paymentsTabs.map((name) => ({
          name,
          label: words.tabs[name],
          content: (
            <Suspense key={name} fallback={<Waiting />}>
              {contents[name]}
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
