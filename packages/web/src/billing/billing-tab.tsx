import { BillingDetailsCard } from './billing-details-card.tsx'
import { InvoicesTable } from './invoices-table.tsx'
import { LimitsCard } from './limits-card.tsx'
import styles from './money-tabs.module.css'
import { OrdersTable } from './orders-table.tsx'
import { WalletCard } from './wallet-card.tsx'
import { WalletHistory } from './wallet-history.tsx'

/** Money: what is in the wallet, how much of it may be spent, and every document and payment. */
export function BillingTab({ userId }: { userId: string }) {
  return (
    <div className={styles.columns}>
      <WalletCard userId={userId} />
      <LimitsCard userId={userId} />
      <WalletHistory userId={userId} />
      <InvoicesTable userId={userId} />
      <OrdersTable userId={userId} />
      <BillingDetailsCard userId={userId} />
    </div>
  )
}
