import type { accounts } from '@wakeel/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { sessions, users } from '../database/schema/accounts.ts'
import { DomainError } from '../errors.ts'
import type { PeopleDependencies } from './dependencies.ts'

/** Changes anybody but the founder. */
async function change(
  { clock }: PeopleDependencies,
  tx: Queries,
  userId: string,
  changes: Partial<Pick<typeof users.$inferSelect, 'role' | 'isSuspended'>>,
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

/** Makes an account the founder of a store that has none. */
export const makeFounder = (people: PeopleDependencies, userId: string): Promise<void> =>
  change(people, people.database, userId, { role: 'founder' })

/** Changes what a person may do, from their next request on. */
export const setRole = (
  people: PeopleDependencies,
  tx: Transaction,
  userId: string,
  role: Exclude<accounts.Role, 'founder'>,
): Promise<void> => change(people, tx, userId, { role })

/** Makes a creator of somebody who was only a customer, in the transaction that lists their first agent. */
export async function becomeCreator(
  { clock }: PeopleDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'creator', updatedAt: clock.now() })
    .where(and(eq(users.id, userId), eq(users.role, 'user')))
}

/** Shows which plan a person has, in the transaction that changes it; somebody who left is nobody to show it of. */
export async function setSubscriptionTier(
  { clock }: PeopleDependencies,
  tx: Transaction,
  userId: string,
  subscriptionTier: accounts.SubscriptionTier,
): Promise<void> {
  await tx
    .update(users)
    .set({ subscriptionTier, updatedAt: clock.now() })
    .where(eq(users.id, userId))
}

/** The person's next request is refused, in every process; their sessions stay so that the refusal can say why. */
export const suspend = (
  people: PeopleDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> => change(people, tx, userId, { isSuspended: true })

/** Lets the person sign in again; sessions from before the suspension stay dead. */
export async function restore(
  people: PeopleDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await change(people, tx, userId, { isSuspended: false })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
