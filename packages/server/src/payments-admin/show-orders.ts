import type { Language, paymentsAdmin } from '@wakeel/contract'
import { toOrders } from '../billing/orders/order-page.ts'
import type { Queries } from '../database/database.ts'
import type { OrderRow } from '../database/schema/billing.ts'
import { findCustomers } from './customers.ts'
import type { PaymentsAdminDependencies } from './dependencies.ts'

/** Orders as the operator sees them. */
export async function showOrders(
  dependencies: Pick<PaymentsAdminDependencies, 'clock'>,
  queries: Queries,
  rows: readonly OrderRow[],
  lang: Language,
): Promise<paymentsAdmin.AdminOrder[]> {
  const customerOf = await findCustomers(queries, rows)
  return (await toOrders(dependencies, queries, rows, lang)).map((order, index) => {
    const { userId, providerOrderId, captureId } = rows[index]!
    const customer = customerOf(userId)
    return {
      ...order,
      customer,
      provider_order_id: providerOrderId,
      capture_id: captureId,
    }
  })
}
