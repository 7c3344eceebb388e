import { and, lt, ne, not, notExists, type SQL, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'
import { orders } from '../database/schema/billing.ts'

/** Of `users`: made before, never confirmed, and nothing was ever paid by it. */
export function isAbandonedAccount(before: Date): SQL | undefined {
  const paid = sql`(select 1 from ${orders} where ${orders.userId} = ${users.id} and ${orders.completedAt} is not null)`
  return and(
    lt(users.createdAt, before),
    not(users.emailVerified),
    not(users.isSample),
    ne(users.role, 'founder'),
    notExists(paid),
  )
}
