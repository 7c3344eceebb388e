import { createHmac } from 'node:crypto'
import { and, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'

const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an e-mail arrives in, as a keyed hash: what follows a plus is one's own choice (RFC 5233), and so are the dots at Gmail.
 * One mailbox is one person (decision 32).
 */
export function mailboxHash(email: string, secret: string): string {
  const written = email.toLowerCase()
  const at = written.lastIndexOf('@')
  const [box = ''] = written.slice(0, at).split('+')
  const domain = written.slice(at + 1)
  const mailbox = GMAIL.includes(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box}@${domain}`
  return createHmac('sha256', secret).update(`mailbox:${mailbox}`).digest('base64url')
}

/** That of a person, in a statement. */
export const mailboxOf = (userId: string): SQL =>
  sql`(select mailbox_hash from ${users} where id = ${userId})`

/** Whether a person has confirmed the e-mail, in a statement. */
export const isConfirmed = (userId: string): SQL =>
  sql`(select email_verified from ${users} where id = ${userId})`

/** Lets one account of a mailbox at a time decide about what holds once for a person. Comes after the person's own lock. */
export async function lockMailbox(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox_hash, 0)) from ${users} where id = ${userId}`,
  )
}

/** Of `users`: the e-mail is confirmed, and no account that is older was confirmed with the same mailbox. The founder's e-mail is the operator's own. */
export const isOnePerson: SQL<boolean> = sql<boolean>`(${users.role} = 'founder' or ${users.emailVerified} and not exists (
  select from ${users} as older
  where older.mailbox_hash = ${users.mailboxHash} and older.email_verified
    and (older.created_at, older.id) < (${users.createdAt}, ${users.id})))`

const AT_ONCE = 1000

/** For accounts of before mailboxes were known; the sample data's are nobody's. */
export async function hashMailboxes(database: Database, secret: string): Promise<void> {
  const isWithout = and(isNull(users.mailboxHash), not(users.isSample))
  for (;;) {
    const some = await database
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(isWithout)
      .limit(AT_ONCE)
    if (some.length === 0) return
    const hashed = some.map(({ id, email }) => ({ id, hash: mailboxHash(email, secret) }))
    await database.execute(sql`
      update ${users} set mailbox_hash = hashed.hash
      from json_to_recordset(${JSON.stringify(hashed)}::json) as hashed(id text, hash text)
      where ${users.id} = hashed.id`)
  }
}
