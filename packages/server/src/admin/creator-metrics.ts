import { aed, type Money } from '@wakeel/contract'
import { inArray } from 'drizzle-orm'
import { totalRevenues } from '../creators/dashboard/revenue.ts'
import { meanTrust, readTrust } from '../creators/dashboard/trust.ts'
import { apps } from '../database/schema/catalogue.ts'
import type { AdminDependencies } from './dependencies.ts'

interface CreatorMetrics {
  trustScore: number | null
  agentsPublished: number
  totalEarnings: Money
}

/** Of those of these people who have an agent, what their own dashboard says; in as many queries for a hundred as for one. */
export async function readCreatorMetrics(
  { database, metrics }: Pick<AdminDependencies, 'database' | 'metrics'>,
  people: readonly string[],
  now: Date,
): Promise<Map<string, CreatorMetrics>> {
  const agents = await database
    .select({
      id: apps.id,
      creatorId: apps.creatorId,
      isActive: apps.isActive,
      executionCount: apps.executionCount,
      ratingTenths: apps.ratingTenths,
    })
    .from(apps)
    .where(inArray(apps.creatorId, [...people]))
  const agentsOf = Map.groupBy(agents, ({ creatorId }) => creatorId!)
  const creators = [...agentsOf.keys()]
  if (creators.length === 0) return new Map()
  const trustOf = await readTrust(database, { creators, now })
  const earned = await totalRevenues({ database, metrics }, creators)

  return new Map(
    creators.map((creator) => {
      const published = agentsOf.get(creator)!.filter(({ isActive }) => isActive)
      const metrics = {
        trustScore: meanTrust(published.map(trustOf)),
        agentsPublished: published.length,
        totalEarnings: aed(earned.get(creator) ?? 0),
      }
      return [creator, metrics]
    }),
  )
}
