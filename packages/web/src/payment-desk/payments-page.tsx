import { lazy, type ReactNode, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { useLanguage } from '../shell/language.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { type DeskTab, deskTabs, useDeskAddress } from './desk-address.ts'
import { type DeskSource, useDeskSource } from './desk-source.ts'
import { text } from './desk-text.ts'
import styles from './payments-page.module.css'

const BalanceFigures = lazy(() => import('./balance-figures.tsx').then((module) => ({ default: module.BalanceFigures })))
const OrdersTab = lazy(() => import('./orders-tab.tsx').then((module) => ({ default: module.OrdersTab })))
const RefundsTab = lazy(() => import('./refunds-tab.tsx').then((module) => ({ default: module.RefundsTab })))
const LedgerTab = lazy(() => import('./ledger-tab.tsx').then((module) => ({ default: module.LedgerTab })))
const PayoutsTab = lazy(() => import('./payouts-tab.tsx').then((module) => ({ default: module.PayoutsTab })))
const ReconciliationTab = lazy(() => import('./reconciliation-tab.tsx').then((module) => ({ default: module.ReconciliationTab })))

/** Where the store's money is, and every order, refund, transaction and payout behind it. */
export function PaymentsPage() {
  const source = useDeskSource()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame screen="payments" isLive={isReady ? source.isLive : undefined}>
      {isReady ? <Desk key={source.key} source={source} /> : <Waiting />}
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

function Desk({ source }: { source: DeskSource }) {
  const words = text[useLanguage().language]
  const [{ tab = 'orders' }, setAddress] = useDeskAddress()
  const contents: Record<DeskTab, ReactNode> = {
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
        <BalanceFigures source={source} />
      </Suspense>
      <Tabs
        label={words.tabsLabel}
        open={tab}
        onOpen={(next) => setAddress({ ...nothingElse, tab: next === 'orders' ? undefined : next })}
        tabs={deskTabs.map((name) => ({
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
