import type { Bilingual, Language } from '@wakeel/contract'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Clock } from '../clock.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import type { Faults } from '../faults.ts'
import type { Mail } from '../mail.ts'
import { inLanguage, type LetterText } from './letter-text.ts'
import { createNaming } from './store-name.ts'
import { letters } from './tables.ts'

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

export type Letters = ReturnType<typeof createLetters>

/** Letters about something that happened: stored in its transaction, and sent after it, each once. */
export function createLetters({ database, clock, newId, mail, faults, storeName }: Dependencies) {
  const named = createNaming(storeName)
  /** What is stored says what is sent. */
  function written(text: LetterText, language: Language | null): { subject: string; body: string } {
    const { subject, body } = inLanguage(text, language)
    return { subject: named(subject), body: named(body) }
  }

  /** The next letter to send, kept from other processes; those that were never tried come first, so that one that fails holds up none. */
  async function claim(): Promise<typeof letters.$inferSelect | undefined> {
    const now = clock.now()
    const isFree = or(isNull(letters.claimedUntil), lt(letters.claimedUntil, now))
    const next = database
      .select({ id: letters.id })
      .from(letters)
      .where(and(isNull(letters.sentAt), isFree))
      .orderBy(sql`${letters.claimedUntil} nulls first`, asc(letters.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const [letter] = await database
      .update(letters)
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(letters.id, sql`(${next})`))
      .returning()
    return letter
  }

  return {
    /** Stores a letter to a person, in their language; the same reference is stored once. */
    async queue(tx: Transaction, { userId, reference, ...text }: LetterText & { reference: string; userId: string }): Promise<void> {
      const [person] = await tx.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, userId))
      if (!person) return
      const row = { id: newId(), reference, ...written(text, person.language), userId, recipient: person.email, createdAt: clock.now() }
      await tx.insert(letters).values(row).onConflictDoNothing({ target: letters.reference })
    },

    /** Stores one letter to each of many people; whoever was told under this reference before is not told again. */
    async queueEach(
      tx: Transaction,
      { userIds, reference, ...text }: LetterText & { reference: string; userIds: readonly string[] },
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
        if (rows.length > 0) await tx.insert(letters).values(rows).onConflictDoNothing({ target: letters.reference })
      }
    },

    /** Who was told under a reference by queueEach. */
    async toldBy(queries: Queries, reference: string): Promise<string[]> {
      const told = await queries
        .select({ userId: letters.userId })
        .from(letters)
        .where(and(isNotNull(letters.userId), gte(letters.reference, `${reference}:`), lt(letters.reference, `${reference};`)))
      return told.map(({ userId }) => userId!)
    },

    /** Stores a letter to an address whose owner may have no account. As it may hold what opens something, it is not kept once it is sent. */
    async queueTo(
      tx: Transaction,
      { reference, recipient, ...text }: LetterText & { reference: string; recipient: string },
    ): Promise<void> {
      const [owner] = await tx
        .select({ language: users.language })
        .from(users)
        .where(eq(sql`lower(${users.email})`, recipient.toLowerCase()))
      const row = { id: newId(), reference, recipient, ...written(text, owner?.language ?? null), createdAt: clock.now() }
      await tx.insert(letters).values(row)
    },

    /** Sends what is stored and not yet sent. A letter that cannot be sent ends this round and is tried again later. */
    async sendLetters(): Promise<void> {
      for (let letter = await claim(); letter; letter = await claim()) {
        const { id, userId, recipient, subject, body } = letter
        const isIt = eq(letters.id, id)
        await mail.send({ id, to: recipient, subject, text: body })
        await faults.reach('letters.sent')
        await (userId === null ? database.delete(letters).where(isIt) : database.update(letters).set({ sentAt: clock.now() }).where(isIt))
      }
    },

    /** What was not sent to somebody who leaves is not sent any more. */
    async erasePerson(tx: Transaction, userId: string): Promise<void> {
      const email = tx
        .select({ email: sql`lower(${users.email})` })
        .from(users)
        .where(eq(users.id, userId))
      const isToThem = and(isNull(letters.userId), eq(sql`lower(${letters.recipient})`, sql`(${email})`))
      await tx.delete(letters).where(or(eq(letters.userId, userId), isToThem))
    },
  }
}
