import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentPins, connections } from '../database/schema/connections.ts'
import { agents, isPinOfListed } from '../database/schema/runs.ts'

/** What the read model needs of an app: what stands on its card, in search and in the orders. */
export type StoredApp = Awaited<ReturnType<typeof selectStoredApps>>[number]

const LOADED_AT_ONCE = 5000

/** What was checked is called verified for as long as the address that executes it, if there is one, is proven to be its creator's. */
export const verifiedAt = sql`
  case when ${agents.connectionId} is null or ${connections.verifiedAt} is not null then ${apps.verifiedAt} end`.mapWith(
  apps.verifiedAt,
) as SQL<Date | null>

const columns = {
  id: apps.id,
  slug: apps.slug,
  creatorId: apps.creatorId,
  category: apps.category,
  emoji: apps.emoji,
  icon: apps.icon,
  name: apps.name,
  shortDescription: apps.shortDescription,
  description: apps.description,
  demoPrompts: apps.demoPrompts,
  pricingModel: apps.pricingModel,
  priceFils: apps.priceFils,
  isActive: apps.isActive,
  verifiedAt,
  maintenanceSince: apps.maintenanceSince,
  pausedAt: agentPins.pausedAt,
  createdAt: apps.createdAt,
  ratingTenths: apps.ratingTenths,
  reviewsCount: apps.reviewsCount,
  ratingChanges: apps.ratingChanges,
  executionCount: apps.executionCount,
  popularity: apps.popularity,
  changeNumber: apps.changeNumber,
  skills: agents.skills,
}

export async function selectStoredApps(queries: Queries, where: SQL) {
  return select(queries).where(where)
}

/** Everything that is listed, a part at a time. */
export async function* listedApps(queries: Queries): AsyncGenerator<StoredApp[]> {
  let after: SQL | undefined
  for (;;) {
    const part = await select(queries)
      .where(and(apps.isActive, after))
      .orderBy(apps.id)
      .limit(LOADED_AT_ONCE)
    yield part
    const last = part.at(-1)
    if (!last || part.length < LOADED_AT_ONCE) return
    after = gt(apps.id, last.id)
  }
}

function select(queries: Queries) {
  return queries
    .select(columns)
    .from(apps)
    .leftJoin(agents, eq(agents.appId, apps.id))
    .leftJoin(connections, eq(connections.id, agents.connectionId))
    .leftJoin(agentPins, isPinOfListed)
    .$dynamic()
}
