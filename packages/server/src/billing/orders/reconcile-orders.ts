import { and, asc, eq, inArray, lte, or } from 'drizzle-orm'
import { orders } from '../../database/schema/billing.ts'
import { tryEach } from '../../try-each.ts'
import { advanceOrder, CAPTURE_LEASE_MS } from './advance-order.ts'
import type { CheckoutDependencies } from './dependencies.ts'

/** How long an order is left to the page of whoever is paying before the job looks at it. */
const AWAITING_LEFT_MS = 60_000

/** Takes up every order that was left on its way, and gives up those that nobody agreed to; says how many there were. */
export async function reconcileOrders(billing: CheckoutDependencies): Promise<number> {
  const { database, clock, provider } = billing
  const leftFor = (milliseconds: number) =>
    lte(orders.updatedAt, new Date(clock.now().getTime() - milliseconds))
  const isLeft = or(
    and(inArray(orders.status, ['created', 'capturing']), leftFor(CAPTURE_LEASE_MS)),
    and(eq(orders.status, 'awaiting_approval'), leftFor(AWAITING_LEFT_MS)),
  )
  const left = await database
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider.name), isLeft))
    .orderBy(asc(orders.updatedAt))
  await tryEach(left, (order) => advanceOrder(billing, order), 'orders could not be taken further')
  return left.length
}
