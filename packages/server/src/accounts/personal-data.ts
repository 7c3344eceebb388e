import { eq, lt } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { passkeys, sessions, users, verifications } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { Reader } from './deliver.ts'
import type { AccountParts } from './dependencies.ts'

/** Where the person is signed in, without the tokens. */
export async function exportSessions(
  { database }: AccountParts,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database.select().from(sessions).where(eq(sessions.userId, userId))
  return rows.map(({ createdAt, expiresAt, userAgent }) => ({
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    user_agent: userAgent,
  }))
}

/** The passkeys of the person, without the keys. */
export async function exportPasskeys(
  { database }: AccountParts,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database.select().from(passkeys).where(eq(passkeys.userId, userId))
  return rows.map(({ name, createdAt, lastUsedAt }) => ({
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}

/**
 * Removes the person with password, sessions and emails, after `first` has removed what refers to them, in somebody
 * else's transaction, and answers with the e-mail; never the founder. Whatever else writes for the person waits until then and finds nobody.
 */
export async function erasePerson(
  tx: Transaction,
  userId: string,
  first: () => Promise<void>,
): Promise<Reader> {
  const [person] = await tx
    .select({ role: users.role, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (!person) throw new DomainError('accounts.sign_in_required')
  if (person.role === 'founder') throw new DomainError('accounts.founder_cannot_leave')
  await first()
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(users).where(eq(users.id, userId))
  return person
}

/** Sessions and links that ended open nothing any more, and the security log goes back 180 days. */
export async function forgetEnded({ database, clock, log }: AccountParts): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, clock.now()))
  await database.delete(verifications).where(lt(verifications.expiresAt, clock.now()))
  await log.forgetOld()
}
