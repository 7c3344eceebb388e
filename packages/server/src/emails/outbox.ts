import type { Bilingual, Language } from '@wakeel/contract'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { emails } from '../database/schema/emails.ts'
import type { Faults } from '../faults.ts'
import type { Mail } from './mail.ts'
import { createNaming } from './store-name.ts'
import { type EmailTemplate, inLanguage } from './template.ts'

interface Dependencies {
  database: Database
  clock: Clock
  newId(): string
  mail: Mail
  faults: Faults
  storeName: Bilingual
}

/** For so long one process has a letter to itself; afterwards it is taken for lost on its way and sent again under the same id. */
const CLAIM_MS = 2 * 60_000

/** So many rows one statement adds. */
const AT_ONCE = 1000

export type Outbox = ReturnType<typeof createOutbox>

/** Letters about something that happened: stored in its transaction, and sent after it, each once. */
export function createOutbox({ database, clock, newId, mail, faults, storeName }: Dependencies) {
  const named = createNaming(storeName)
  /** What is stored says what is sent. */
  function written(
    text: EmailTemplate,
    language: Language | null,
  ): { subject: string; body: string } {
    const { subject, body } = inLanguage(text, language)
    return { subject: named(subject), body: named(body) }
  }

  /** The next letter to send, kept from other processes; those that were never tried come first, so that one that fails holds up none. */
  async function claim(): Promise<typeof emails.$inferSelect | undefined> {
    const now = clock.now()
    const isFree = or(isNull(emails.claimedUntil), lt(emails.claimedUntil, now))
    const next = database
      .select({ id: emails.id })
      .from(emails)
      .where(and(isNull(emails.sentAt), isFree))
      .orderBy(sql`${emails.claimedUntil} nulls first`, asc(emails.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [message] = await database
      .update(emails)
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(emails.id, sql`(${next})`))
      .returning()
    return message
  }

  return {
    /** Stores a letter to a person, in their language; the same reference is stored once. */
    async queue(
      tx: Transaction,
      { userId, reference, ...text }: EmailTemplate & { reference: string; userId: string },
    ): Promise<void> {
      const [person] = await tx
        .select({ email: users.email, language: users.language })
        .from(users)
        .where(eq(users.id, userId))
      if (!person) return
      const row = {
        id: newId(),
        reference,
        ...written(text, person.language),
        userId,
        recipient: person.email,
        createdAt: clock.now(),
      }
      await tx.insert(emails).values(row).onConflictDoNothing({ target: emails.reference })
    },

    /** Stores one letter to each of many people; whoever was told under this reference before is not told again. */
    async queueEach(
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
          id: newId(),
          ...written(text, language),
          ...person,
          reference: `${reference}:${person.userId}`,
          createdAt: clock.now(),
        }))
        if (rows.length > 0)
          await tx.insert(emails).values(rows).onConflictDoNothing({ target: emails.reference })
      }
    },

    /** Who was told under a reference by queueEach. */
    async toldBy(queries: Queries, reference: string): Promise<string[]> {
      const told = await queries
        .select({ userId: emails.userId })
        .from(emails)
        .where(
          and(
            isNotNull(emails.userId),
            gte(emails.reference, `${reference}:`),
            lt(emails.reference, `${reference};`),
          ),
        )
      return told.map(({ userId }) => userId!)
    },

    /** Stores a letter to an address whose owner may have no account. As it may hold what opens something, it is not kept once it is sent. */
    async queueTo(
      tx: Transaction,
      { reference, recipient, ...text }: EmailTemplate & { reference: string; recipient: string },
    ): Promise<void> {
      const [owner] = await tx
        .select({ language: users.language })
        .from(users)
        .where(eq(sql`lower(${users.email})`, recipient.toLowerCase()))
      const row = {
        id: newId(),
        reference,
        recipient,
        ...written(text, owner?.language ?? null),
        createdAt: clock.now(),
      }
      await tx.insert(emails).values(row)
    },

    /** Sends what is stored and not yet sent. A letter that cannot be sent ends this round and is tried again later. */
    async sendEmails(): Promise<void> {
      for (let message = await claim(); message; message = await claim()) {
        const { id, userId, recipient, subject, body } = message
        const isIt = eq(emails.id, id)
        await mail.send({ id, to: recipient, subject, text: body })
        await faults.reach('letters.sent')
        await (userId === null
          ? database.delete(emails).where(isIt)
          : database.update(emails).set({ sentAt: clock.now() }).where(isIt))
      }
    },

    /** What was not sent to somebody who leaves is not sent any more. */
    async erasePerson(tx: Transaction, userId: string): Promise<void> {
      const email = tx
        .select({ email: sql`lower(${users.email})` })
        .from(users)
        .where(eq(users.id, userId))
      const isToThem = and(
        isNull(emails.userId),
        eq(sql`lower(${emails.recipient})`, sql`(${email})`),
      )
      await tx.delete(emails).where(or(eq(emails.userId, userId), isToThem))
    },
  }
}
