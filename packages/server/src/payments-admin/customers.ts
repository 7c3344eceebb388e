import type { paymentsAdmin } from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'

type Customer = NonNullable<paymentsAdmin.AdminOrder['customer']>

/** Who stands behind these rows, in one query; nobody once they have left. */
export async function findCustomers(
  queries: Queries,
  rows: readonly { userId: string | null }[],
): Promise<(userId: string | null) => Customer | null> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))]
  if (ids.length === 0) return () => null
  const found = await queries
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
  const known = new Map(found.map((customer) => [customer.id, customer]))
  return (userId) => (userId === null ? null : (known.get(userId) ?? null))
}
