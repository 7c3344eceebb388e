import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { bind } from '../bind.ts'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { emails } from '../database/schema/emails.ts'
import type { OutboxDependencies } from './dependencies.ts'
import { queue, queueEach, queueTo, recipientsOf } from './queue.ts'
import { sendEmails } from './send-emails.ts'
import { createNaming } from './store-name.ts'

export type Outbox = ReturnType<typeof createOutbox>

/** Emails about something that happened: stored in its transaction, and sent after it, each once. */
export function createOutbox(dependencies: OutboxDependencies) {
  const parts = { ...dependencies, named: createNaming(dependencies.storeName) }
  return { recipientsOf, erasePerson, ...bind(parts, { queue, queueEach, queueTo, sendEmails }) }
}

/** What was not sent to somebody who leaves is not sent any more. */
async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const email = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId))
  const isToThem = and(isNull(emails.userId), eq(sql`lower(${emails.recipient})`, sql`(${email})`))
  await tx.delete(emails).where(or(eq(emails.userId, userId), isToThem))
}
