import { eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'

/**
 * Keeps a person from leaving until the transaction ends; throws `accounts.sign_in_required` when they have left. The first
 * statement of whatever is stored for a person: leaving takes the same lock first, so neither waits for the other in a circle.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  if (!person) throw new DomainError('accounts.sign_in_required')
}

/** The same for what somebody who is suspended may not do: a suspension waits, or has come first and `accounts.suspended` is thrown. */
export async function lockUnsuspended(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!person) throw new DomainError('accounts.sign_in_required')
  if (person.isSuspended) throw new DomainError('accounts.suspended')
}

/** The same for what only people with a confirmed e-mail may do; see `requireConfirmed`. */
export async function lockConfirmed(tx: Transaction, userId: string): Promise<void> {
  await lockUnsuspended(tx, userId)
  await requireConfirmed(tx, userId)
}

/** Throws `accounts.email_unconfirmed` while nobody knows whether the person reads the mailbox. The founder's address is the operator's own. */
export async function requireConfirmed(queries: Queries, userId: string): Promise<void> {
  const [person] = await queries
    .select({ isConfirmed: users.emailVerified, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) throw new DomainError('accounts.sign_in_required')
  if (!person.isConfirmed && person.role !== 'founder')
    throw new DomainError('accounts.email_unconfirmed')
}
