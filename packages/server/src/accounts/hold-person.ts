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
