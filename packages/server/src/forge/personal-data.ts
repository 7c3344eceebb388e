import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions, dailyTests } from '../database/schema/forge.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { wasPublished } from './versions.ts'

type Dependencies = Pick<ForgeDependencies, 'database' | 'catalogue' | 'runs' | 'billing'>

export async function exportPerson(
  { database }: Dependencies,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select({
      slug: apps.slug,
      isListed: apps.isActive,
      liveVersion: apps.liveVersion,
      version: agentVersions,
    })
    .from(agentVersions)
    .innerJoin(apps, eq(apps.id, agentVersions.appId))
    .where(eq(apps.creatorId, userId))
    .orderBy(asc(apps.createdAt), asc(agentVersions.number))
  return rows.map(({ slug, isListed, liveVersion, version }) => ({
    agent: slug,
    version: version.number,
    status: version.status,
    is_live: isListed && version.number === liveVersion,
    content: version.content,
    checks: version.checks,
    rejection: version.rejection,
    created_at: version.createdAt.toISOString(),
    published_at: version.publishedAt?.toISOString() ?? null,
  }))
}

/** The person's agents leave the store. Those that were never in it go; of the others stays what was counted, bought and written about them. */
export async function erasePerson(
  { runs, catalogue, billing }: Dependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const own = await tx
    .select({ id: apps.id, name: apps.name })
    .from(apps)
    .where(eq(apps.creatorId, userId))
    .orderBy(asc(apps.id))
    .for('update')
  for (const { id, name } of own) {
    const stays = await wasPublished(tx, id)
    const left = { appId: id, name, isForever: true, creatorId: userId }
    if (stays) await billing.purchases.tellOwners(tx, left)
    await tx.delete(agentVersions).where(eq(agentVersions.appId, id))
    await tx.delete(dailyTests).where(eq(dailyTests.appId, id))
    await runs.removeAgent(tx, id)
    await (stays ? catalogue.disownApp(tx, id) : catalogue.removeDraft(tx, id))
  }
}
