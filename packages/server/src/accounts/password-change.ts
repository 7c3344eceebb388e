import { accounts } from '@wakeel/contract'
import { and, eq, like } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { credentials, sessions, verifications } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that the contract does not allow or that is guessed first, before anything is spent on it. */
export async function requireGoodPassword(password: string): Promise<void> {
  if (password.length < accounts.PASSWORD_MIN_LENGTH)
    throw new DomainError('accounts.password_too_short')
  if (password.length > accounts.PASSWORD_MAX_LENGTH)
    throw new DomainError('accounts.password_too_long')
  if (await isCommonPassword(password)) throw new DomainError('accounts.password_too_common')
}

/** Ends every reset link that was sent to the person. Whoever makes a new one locks the person's row, so that two leave one. */
export async function endResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password#%')))
}

/**
 * Stores a new password and ends what the old one opened: every session, reset link, sign-in that waits for a second factor and
 * trusted device. Both ways to change a password come through here, in one transaction each.
 */
export async function storePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  await tx.delete(verifications).where(eq(verifications.value, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
