import { bind } from '../../bind.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { getOwnOrder, rereadOrder } from './find-order.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { toOrders } from './order-page.ts'

export type Orders = ReturnType<typeof createOrders>

export function createOrders(dependencies: { database: Database; clock: Clock }) {
  return {
    ...bind(dependencies, { move: moveOrder, toOrders, listOrders }),
    reread: rereadOrder,
    getOwn: getOwnOrder,
  }
}
