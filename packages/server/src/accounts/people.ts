import { randomBytes } from 'node:crypto'
import type { accounts, Language } from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Queries, Transaction } from '../database/database.ts'
import { credentials, sessions, users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { Passwords } from './passwords.ts'

const DEFAULT_FOUNDER_EMAIL = 'founder@wakeel.local'

type User = typeof users.$inferSelect

export interface NewPerson {
  name: string
  email: string
  /** Absent: nobody can sign in as this person. */
  passwordHash?: string
  role?: accounts.Role
  isSample?: boolean
  language?: Language | undefined
}

export type People = ReturnType<typeof createPeople>

/** Makes people and changes what they may do. A change of role or a suspension holds from the person's next request on. */
export function createPeople({
  database,
  clock,
  newId,
  passwords,
}: {
  database: Database
  clock: Clock
  newId(): string
  passwords: Passwords
}) {
  /** A person and their password, both or neither; refuses an e-mail that has an account in any letter case. */
  async function createPerson(
    tx: Queries,
    { name, email, passwordHash, role = 'user', isSample = false, language }: NewPerson,
  ): Promise<User> {
    const now = clock.now()
    const [person] = await tx
      .insert(users)
      .values({
        id: newId(),
        name,
        email: email.toLowerCase(),
        role,
        isSample,
        language,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!person) throw new DomainError('accounts.email_taken')
    if (passwordHash)
      await tx.insert(credentials).values({
        id: newId(),
        accountId: person.id,
        providerId: 'credential',
        userId: person.id,
        password: passwordHash,
        createdAt: now,
        updatedAt: now,
      })
    return person
  }

  /** Changes anybody but the founder. */
  async function change(
    tx: Queries,
    userId: string,
    changes: Partial<Pick<User, 'role' | 'isSuspended'>>,
  ): Promise<void> {
    const changed = await tx
      .update(users)
      .set({ ...changes, updatedAt: clock.now() })
      .where(and(eq(users.id, userId), ne(users.role, 'founder')))
      .returning({ id: users.id })
    if (changed.length > 0) return
    const [founder] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    throw new DomainError(founder ? 'accounts.founder_protected' : 'accounts.user_not_found')
  }

  return {
    createPerson,

    /** A person of the sample data, who never signs in; the same one when asked again. */
    async createSampleUser({
      name,
      email,
    }: {
      name: string
      email: string
    }): Promise<{ id: string }> {
      const [known] = await database
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, email.toLowerCase()), users.isSample))
      return known ?? createPerson(database, { name, email, isSample: true })
    },

    /** Makes the founder when the store has none. A password that was made here is returned, and known to nobody else. */
    async ensureFounder(wanted: {
      email: string | undefined
      password: string | undefined
    }): Promise<{ email: string; madePassword: string | undefined }> {
      const [founder] = await database
        .select({ email: users.email })
        .from(users)
        .where(eq(users.role, 'founder'))
      if (founder) return { email: founder.email, madePassword: undefined }
      const email = (wanted.email ?? DEFAULT_FOUNDER_EMAIL).toLowerCase()
      const madePassword =
        wanted.password === undefined ? randomBytes(15).toString('base64url') : undefined
      const passwordHash = await passwords.hash(wanted.password ?? madePassword!)
      try {
        await database.transaction((tx) =>
          createPerson(tx, { name: 'Founder', email, passwordHash, role: 'founder' }),
        )
        return { email, madePassword }
      } catch (error) {
        // Another process that started at the same time made the founder first.
        const [other] = await database
          .select({ email: users.email })
          .from(users)
          .where(eq(users.role, 'founder'))
        if (other) return { email: other.email, madePassword: undefined }
        throw error
      }
    },

    /** Makes an account the founder of a store that has none. */
    makeFounder: (userId: string): Promise<void> => change(database, userId, { role: 'founder' }),

    setRole: (
      tx: Transaction,
      userId: string,
      role: Exclude<accounts.Role, 'founder'>,
    ): Promise<void> => change(tx, userId, { role }),

    /** Makes a creator of somebody who was only a customer, in the transaction that lists their first agent. */
    async becomeCreator(tx: Transaction, userId: string): Promise<void> {
      await tx
        .update(users)
        .set({ role: 'creator', updatedAt: clock.now() })
        .where(and(eq(users.id, userId), eq(users.role, 'user')))
    },

    /** Shows which plan a person has, in the transaction that changes it; somebody who left is nobody to show it of. */
    async setSubscriptionTier(
      tx: Transaction,
      userId: string,
      subscriptionTier: accounts.SubscriptionTier,
    ): Promise<void> {
      await tx
        .update(users)
        .set({ subscriptionTier, updatedAt: clock.now() })
        .where(eq(users.id, userId))
    },

    /** The person's next request is refused, in every process; their sessions stay so that the refusal can say why. */
    suspend: (tx: Transaction, userId: string): Promise<void> =>
      change(tx, userId, { isSuspended: true }),

    /** Lets the person sign in again; sessions from before the suspension stay dead. */
    async restore(tx: Transaction, userId: string): Promise<void> {
      await change(tx, userId, { isSuspended: false })
      await tx.delete(sessions).where(eq(sessions.userId, userId))
    },
  }
}
