import type { Language } from '@wakeel/contract'
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { emails } from '../database/schema/emails.ts'
import type { OutboxParts } from './dependencies.ts'
import { type EmailTemplate, inLanguage } from './template.ts'

/** So many rows one statement adds. */
const AT_ONCE = 1000

/** Stores an email to a person, in their language; the same reference is stored once. */
export async function queue(
  outbox: OutboxParts,
  tx: Transaction,
  { userId, reference, ...text }: EmailTemplate & { reference: string; userId: string },
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const row = {
    id: outbox.newId(),
    reference,
    ...written(outbox, text, person.language),
    userId,
    recipient: person.email,
    createdAt: outbox.clock.now(),
  }
  await tx.insert(emails).values(row).onConflictDoNothing({ target: emails.reference })
}

/** Stores one email to each of many people; whoever was told under this reference before is not told again. */
export async function queueEach(
  outbox: OutboxParts,
  tx: Transaction,
  {
    userIds,
    reference,
    ...text
  }: EmailTemplate & { reference: string; userIds: readonly string[] },
): Promise<void> {
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const people = await tx
      .select({ userId: users.id, recipient: users.email, language: users.language })
      .from(users)
      .where(inArray(users.id, userIds.slice(from, from + AT_ONCE)))
    const rows = people.map(({ language, ...person }) => ({
      id: outbox.newId(),
      ...written(outbox, text, language),
      ...person,
      reference: `${reference}:${person.userId}`,
      createdAt: outbox.clock.now(),
    }))
    if (rows.length > 0)
      await tx.insert(emails).values(rows).onConflictDoNothing({ target: emails.reference })
  }
}

/** The people to whom queueEach wrote under a reference. */
export async function recipientsOf(queries: Queries, reference: string): Promise<string[]> {
  const recipients = await queries
    .select({ userId: emails.userId })
    .from(emails)
    .where(
      and(
        isNotNull(emails.userId),
        gte(emails.reference, `${reference}:`),
        lt(emails.reference, `${reference};`),
      ),
    )
  return recipients.map(({ userId }) => userId!)
}

/** Stores an email to an address whose owner may have no account. As it may hold what opens something, it is not kept once it is sent. */
export async function queueTo(
  outbox: OutboxParts,
  tx: Transaction,
  { reference, recipient, ...text }: EmailTemplate & { reference: string; recipient: string },
): Promise<void> {
  const [owner] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, recipient.toLowerCase()))
  const row = {
    id: outbox.newId(),
    reference,
    recipient,
    ...written(outbox, text, owner?.language ?? null),
    createdAt: outbox.clock.now(),
  }
  await tx.insert(emails).values(row)
}

/** What is stored says what is sent. */
function written(
  { named }: OutboxParts,
  text: EmailTemplate,
  language: Language | null,
): { subject: string; body: string } {
  const { subject, body } = inLanguage(text, language)
  return { subject: named(subject), body: named(body) }
}
