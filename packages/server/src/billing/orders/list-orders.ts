import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import { readCursor, TimeAndId, toPage } from '../../cursor.ts'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { toOrders } from './order-page.ts'

type Route = typeof contract.routes.listOrders

export async function listOrders(
  billing: { database: Database; clock: Clock },
  { cursor, limit, lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const { database } = billing
  const { userId } = requireUser(caller)
  const name = `orders ${userId}`
  const place = readCursor(name, cursor, TimeAndId)
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), place && isAfter(place)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(name, rows, limit, (last) => [
    last.createdAt.getTime(),
    last.id,
  ])
  return {
    success: true,
    orders: await toOrders(billing, database, shown, lang),
    next_cursor,
  }
}

function isAfter([createdAt, id]: TimeAndId): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (${new Date(createdAt).toISOString()}::timestamptz, ${id}::uuid)`
}
