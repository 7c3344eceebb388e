import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { DomainError } from '../../errors.ts'

/**
 * Like holdPerson, and lets only one at a time decide about a person's plan. Whoever ends or begins a plan writes to the person
 * too, and would wait in a circle for another who has locked the person only loosely.
 */
export async function lockPlan(tx: Transaction, userId: string): Promise<{ isSuspended: boolean }> {
  const [person] = await tx
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!person) throw new DomainError('accounts.sign_in_required')
  return person
}
