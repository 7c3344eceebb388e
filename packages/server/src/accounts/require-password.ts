import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { credentials } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import { passwordTries } from './auth-limits.ts'
import type { AccountParts } from './dependencies.ts'
import type { Passwords } from './passwords.ts'

/** The id and hash of the person's password; throws `accounts.password_wrong` unless it is this one. */
export async function requirePassword(
  { database, passwords }: { database: Database; passwords: Passwords },
  userId: string,
  password: string,
): Promise<{ id: string; hash: string }> {
  const [credential] = await database
    .select({ id: credentials.id, hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  if (!credential?.hash || !(await passwords.verify({ hash: credential.hash, password })))
    throw new DomainError('accounts.password_wrong')
  return { id: credential.id, hash: credential.hash }
}

/** Throws `accounts.password_wrong` unless this is the person's password; counts as a try to sign in. */
export async function checkPassword(
  accounts: AccountParts,
  userId: string,
  password: string,
): Promise<void> {
  await accounts.limits.take(passwordTries.account, userId)
  await requirePassword(accounts, userId, password)
}
