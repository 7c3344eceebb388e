import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { users } from './tables.ts'

/**
 * Keeps a person from leaving until the transaction ends; throws `accounts.sign_in_required` when they have left. The first
 * statement of whatever is stored for a person: leaving takes the same lock first, so neither waits for the other in a circle.
 */
export async function holdPerson(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (!person) throw new DomainError('accounts.sign_in_required')
}

/** The same for what somebody who is suspended may not do: a suspension waits, or has come first and `accounts.suspended` is thrown. */
export async function holdUnsuspended(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ isSuspended: users.isSuspended }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!person) throw new DomainError('accounts.sign_in_required')
  if (person.isSuspended) throw new DomainError('accounts.suspended')
}
