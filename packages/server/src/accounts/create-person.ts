import type { accounts, Language } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { credentials, users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { PeopleDependencies } from './dependencies.ts'
import { mailboxHash } from './mailbox.ts'

interface NewPerson {
  name: string
  email: string
  /** Absent: nobody can sign in as this person. */
  passwordHash?: string
  role?: accounts.Role
  isSample?: boolean
  language?: Language | undefined
}

/** A person and their password, both or neither; refuses an e-mail that has an account in any letter case. */
export async function createPerson(
  { clock, newId, secret }: Pick<PeopleDependencies, 'clock' | 'newId' | 'secret'>,
  tx: Queries,
  { name, email, passwordHash, role = 'user', isSample = false, language }: NewPerson,
): Promise<typeof users.$inferSelect> {
  const now = clock.now()
  const dates = { createdAt: now, updatedAt: now }
  const [person] = await tx
    .insert(users)
    .values({
      id: newId(),
      name,
      email: email.toLowerCase(),
      mailboxHash: isSample ? null : mailboxHash(email, secret),
      role,
      isSample,
      language,
      ...dates,
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
      ...dates,
    })
  return person
}

/** A person of the sample data, who never signs in; the same one when asked again. */
export async function createSampleUser(
  people: PeopleDependencies,
  { name, email }: { name: string; email: string },
): Promise<{ id: string }> {
  const { database } = people
  const [known] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), users.isSample))
  return known ?? createPerson(people, database, { name, email, isSample: true })
}
