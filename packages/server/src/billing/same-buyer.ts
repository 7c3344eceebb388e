import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'

/** Marks the hash of whoever left without ever confirming that the mailbox is theirs. */
const UNCONFIRMED = 'unconfirmed:'

/** What the orders of somebody who leaves keep of them. */
export const formerMailboxOf = (userId: string): SQL =>
  sql`(select case when email_verified then mailbox_hash else ${UNCONFIRMED}::text || mailbox_hash end from ${users} where id = ${userId})`

interface Buyer {
  userId: SQLWrapper | string
  mailbox: SQLWrapper
  isConfirmed: SQLWrapper
}

/**
 * Whether an order was made by a person, by another account of their mailbox, or by one of it that was deleted (decision 32). To whoever
 * confirmed the mailbox, what those did who never did is nobody's: anybody can sign up with their address. To those it is, so that they
 * have once together what holds once.
 */
export const isOfBuyer = (
  order: Record<'userId' | 'formerMailboxHash', SQLWrapper>,
  { userId, mailbox, isConfirmed }: Buyer,
): SQL =>
  sql`(${order.userId} = ${userId}
    or ${order.userId} in (select id from ${users} where mailbox_hash = ${mailbox} and (email_verified or not ${isConfirmed}))
    or ${order.formerMailboxHash} = ${mailbox}
    or (not ${isConfirmed} and ${order.formerMailboxHash} = ${UNCONFIRMED}::text || ${mailbox}))`
