import { accounts as contract, type ReplyOf } from '@wakeel/contract'
import { eq, sum } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { demoAllowances } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import { requireUser, type SignedInCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { personOfUser } from './person.ts'

interface Dependencies {
  database: Database
}

export async function getAccount(
  accounts: Dependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<typeof contract.routes.getAccount>> {
  return { success: true, user: await getProfile(accounts, requireUser(caller)) }
}

export async function getProfile(
  { database }: Dependencies,
  { userId, lacks }: SignedInCaller,
): Promise<contract.Profile> {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (!user) throw new DomainError('accounts.sign_in_required')
  const [used] = await database
    .select({ runs: sum(demoAllowances.usageCount).mapWith(Number) })
    .from(demoAllowances)
    .where(eq(demoAllowances.person, personOfUser(userId)))
  const role = user.role as contract.Role
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.emailVerified,
    second_factor: user.twoFactorEnabled ? 'on' : lacks ? 'required' : 'off',
    role,
    permissions: [...contract.permissionsOf[role]],
    subscription_tier: user.subscriptionTier as contract.SubscriptionTier,
    demo_runs_used: used?.runs ?? 0,
    created_at: user.createdAt.toISOString(),
  }
}

/** The profile with what is shown nowhere. */
export async function exportProfile(accounts: Dependencies, caller: SignedInCaller) {
  const [kept] = await accounts.database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, caller.userId))
  return { ...(await getProfile(accounts, caller)), language: kept?.language ?? null }
}
