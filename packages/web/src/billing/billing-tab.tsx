import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { BillingDetailsCard } from './billing-details-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import styles from './money-tabs.module.css'
import { WalletCard } from './wallet-card.tsx'

// They stand below the first screen.
const MoneyTables = lazy(() =>
  import('./money-tables.tsx').then((module) => ({ default: module.MoneyTables })),
)

/** Money: what is in the wallet, how much of it may be spent, and every document and payment. */
export function BillingTab({ userId }: { userId: string }) {
  return (
    <div className={styles.columns}>
      <WalletCard userId={userId} />
      <LimitsCard userId={userId} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <MoneyTables userId={userId} />
      </Suspense>
      <BillingDetailsCard userId={userId} />
    </div>
  )
}
