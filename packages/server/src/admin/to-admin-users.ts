import { accounts, type admin as contract } from '@wakeel/contract'
import { readCreatorMetrics } from './creator-metrics.ts'
import type { AdminDependencies } from './dependencies.ts'
import { statusOf } from './person-status.ts'
import type { PersonRow } from './read-people.ts'

/** People as those who manage them see them. */
export async function toAdminUsers(
  dependencies: Pick<AdminDependencies, 'database' | 'metrics'>,
  people: readonly PersonRow[],
  now: Date,
): Promise<contract.AdminUser[]> {
  const metricsOf = await readCreatorMetrics(
    dependencies,
    people.map(({ id }) => id),
    now,
  )
  return people.map((person) => {
    const role = person.role as accounts.Role
    const { trustScore = null, ...metrics } = metricsOf.get(person.id) ?? {}
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      role,
      status: statusOf(person, now),
      lastLogin: person.lastSignInAt?.toISOString() ?? null,
      createdAt: person.createdAt.toISOString(),
      permissions: [...accounts.permissionsOf[role]],
      trustScore,
      verified: person.emailVerified,
      company: person.company,
      subscription_tier: person.subscriptionTier as accounts.SubscriptionTier,
      has_subscription: person.hasSubscription,
      ...metrics,
    }
  })
}
