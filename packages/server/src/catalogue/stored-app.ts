import type { SQL } from 'drizzle-orm'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { agents } from '../runs/tables.ts'
import { apps } from './tables.ts'

/** What the read model needs of an app: what stands on its card, in search and in the orders. */
export type StoredApp = Awaited<ReturnType<typeof selectStoredApps>>[number]

const columns = {
  id: apps.id,
  slug: apps.slug,
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
  verifiedAt: apps.verifiedAt,
  createdAt: apps.createdAt,
  ratingSum: apps.ratingSum,
  reviewsCount: apps.reviewsCount,
  executionCount: apps.executionCount,
  changeNumber: apps.changeNumber,
  skills: agents.skills,
}

export function selectStoredApps(queries: Queries, where: SQL | undefined) {
  return queries.select(columns).from(apps).leftJoin(agents, eq(agents.appId, apps.id)).where(where).orderBy(apps.id).$dynamic()
}
