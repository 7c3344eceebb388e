import type { billing, InputOf, paymentsAdmin } from '@wakeel/contract'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { writtenIn } from '../accounts/written-in.ts'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { invoices, orders } from '../database/schema/billing.ts'
import { withinDays } from './within-days.ts'

export type OrderFilters = Omit<InputOf<typeof paymentsAdmin.routes.exportOrders>, 'lang'>

const shown: Record<OrderFilters['show'], readonly billing.OrderStatus[] | undefined> = {
  all: undefined,
  paid: ['completed'],
  open: ['created', 'awaiting_approval', 'capturing'],
  failed: ['declined', 'cancelled', 'expired'],
  refunded: ['partly_refunded', 'refunded', 'charged_back'],
}

/** Those that give their orders ids of their own. */
const outside = ['sandbox', 'paypal'] as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The orders of so many customers are looked up. Of a name that more have, the orders are gone
 * through until enough are found.
 */
export const FEW_CUSTOMERS = 200

/** The condition that the requested orders meet. */
export async function matchOrders(
  queries: Queries,
  { show, kind, search, ...days }: OrderFilters,
): Promise<SQL | undefined> {
  const statuses = shown[show]
  return and(
    statuses && inArray(orders.status, statuses),
    kind && eq(orders.kind, kind),
    withinDays(orders.createdAt, days),
    search ? await isNamed(queries, search) : undefined,
  )
}

async function isNamed(queries: Queries, search: string): Promise<SQL | undefined> {
  const isCustomer = writtenIn(users.searched, search)
  const customers = await queries
    .select({ id: users.id })
    .from(users)
    .where(isCustomer)
    .limit(FEW_CUSTOMERS + 1)
  const numbered = findNumbered(search)
  if (customers.length > FEW_CUSTOMERS) {
    const ofCustomer = queries
      .select()
      .from(users)
      .where(and(eq(users.id, orders.userId), isCustomer))
    return or(exists(ofCustomer), inArray(orders.id, either(numbered)))
  }
  const ids = customers.map(({ id }) => id)
  return inArray(
    orders.id,
    either([
      sql`select ${orders.id} from ${orders} where ${inArray(orders.userId, ids)}`,
      ...numbered,
    ]),
  )
}

/**
 * Each number that an order may be named by is looked up by itself, so that each is answered by its
 * own index.
 */
function findNumbered(search: string): SQL[] {
  const ways = [
    sql`select ${orders.id} from ${orders} where ${inArray(orders.provider, outside)} and ${eq(orders.providerOrderId, search)}`,
    sql`select ${orders.id} from ${orders} where ${inArray(orders.provider, outside)} and ${eq(orders.captureId, search)}`,
    sql`select ${invoices.orderId} from ${invoices} where ${eq(invoices.number, search.toUpperCase())}`,
  ]
  return uuid.test(search) ? [...ways, sql`select ${search}::uuid`] : ways
}

const either = (ways: SQL[]) => sql`(${sql.join(ways, sql` union all `)})`
