import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'

/** Whether an order was made by a person, by another account of their mailbox, or by one of it that was deleted (decision 32). */
export const isOfBuyer = (
  order: Record<'userId' | 'formerMailboxHash', SQLWrapper>,
  { userId, mailbox }: { userId: SQLWrapper | string; mailbox: SQLWrapper },
): SQL =>
  sql`(${order.userId} = ${userId}
    or ${order.userId} in (select id from ${users} where mailbox_hash = ${mailbox})
    or ${order.formerMailboxHash} = ${mailbox})`
