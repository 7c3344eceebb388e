import { InvoicesTable } from './invoices-table.tsx'
import { OrdersTable } from './orders-table.tsx'
import { WalletHistory } from './wallet-history.tsx'

/** Everything that moved, was documented and was paid. */
export function MoneyTables({ userId }: { userId: string }) {
  return (
    <>
      <WalletHistory userId={userId} />
      <InvoicesTable userId={userId} />
      <OrdersTable userId={userId} />
    </>
  )
}
