import { and, desc, eq, max, ne } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'

export type Version = typeof agentVersions.$inferSelect

/** What the forge needs to know of the app that an agent is listed as. */
export type OwnApp = Awaited<ReturnType<typeof selectOwn>>[number]

function selectOwn(queries: Queries, userId: string, appId: string) {
  return queries
    .select({
      id: apps.id,
      slug: apps.slug,
      name: apps.name,
      category: apps.category,
      isListed: apps.isActive,
      liveVersion: apps.liveVersion,
      maintenanceSince: apps.maintenanceSince,
      takenDownAt: apps.takenDownAt,
    })
    .from(apps)
    .where(and(eq(apps.id, appId), eq(apps.creatorId, userId)))
    .$dynamic()
}

/** An agent of the person's own; throws `forge.agent_not_found` for anybody else's. */
export async function requireOwn(queries: Queries, userId: string, appId: string): Promise<OwnApp> {
  const [app] = await selectOwn(queries, userId, appId)
  if (!app) throw new DomainError('forge.agent_not_found')
  return app
}

/** The same, and whoever changes the agent at the same time waits; whoever runs it waits too when it may be `removed`. */
export async function lockOwn(
  tx: Transaction,
  userId: string,
  appId: string,
  removed = false,
): Promise<OwnApp> {
  const [app] = await selectOwn(tx, userId, appId).for(removed ? 'update' : 'no key update')
  if (!app) throw new DomainError('forge.agent_not_found')
  return app
}

/** Runs an agent that its creator may throw away meanwhile: then the outcome is `forge.agent_not_found`, however far it had come. */
export async function whileThere<T>(
  queries: Queries,
  userId: string,
  appId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await requireOwn(queries, userId, appId)
    throw error
  }
}

/**
 * Who made an agent, kept from leaving and from being suspended until the transaction ends, and the agent with them, so that whoever
 * changes it waits. Undefined: the store itself offers it, or the person has left.
 */
export async function lockWithCreator(
  tx: Transaction,
  appId: string,
): Promise<{ creatorId: string; isSuspended: boolean; app: OwnApp } | undefined> {
  const [creator] = await tx
    .select({ creatorId: users.id, isSuspended: users.isSuspended })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.creatorId))
    .where(eq(apps.id, appId))
    .for('no key update', { of: users })
  return creator && { ...creator, app: await lockOwn(tx, creator.creatorId, appId) }
}

/** Throws `forge.taken_down` while a moderator keeps an agent out of the store. */
export function requireNotTakenDown({ takenDownAt }: Pick<OwnApp, 'takenDownAt'>): void {
  if (takenDownAt !== null) throw new DomainError('forge.taken_down')
}

/** The version that is being worked on. */
export async function findOpen(queries: Queries, appId: string): Promise<Version | undefined> {
  const [version] = await queries
    .select()
    .from(agentVersions)
    .where(and(eq(agentVersions.appId, appId), ne(agentVersions.status, 'published')))
  return version
}

export async function findVersion(
  queries: Queries,
  appId: string,
  number: number,
): Promise<Version | undefined> {
  const [version] = await queries
    .select()
    .from(agentVersions)
    .where(and(eq(agentVersions.appId, appId), eq(agentVersions.number, number)))
  return version
}

/** What the creator looks at: the version that is being worked on, or without one the listed version, or else the newest. */
export async function findShown(
  queries: Queries,
  { id, liveVersion }: Pick<OwnApp, 'id' | 'liveVersion'>,
): Promise<Version> {
  const open = await findOpen(queries, id)
  const shown =
    open ??
    (liveVersion === null
      ? await findNewest(queries, id)
      : await findVersion(queries, id, liveVersion))
  // The store's own agents have no versions, but nobody owns those.
  if (!shown) throw new DomainError('forge.agent_not_found')
  return shown
}

async function findNewest(queries: Queries, appId: string): Promise<Version | undefined> {
  const [version] = await queries
    .select()
    .from(agentVersions)
    .where(eq(agentVersions.appId, appId))
    .orderBy(desc(agentVersions.number))
    .limit(1)
  return version
}

export async function nextNumber(tx: Transaction, appId: string): Promise<number> {
  const [last] = await tx
    .select({ number: max(agentVersions.number) })
    .from(agentVersions)
    .where(eq(agentVersions.appId, appId))
  return (last?.number ?? 0) + 1
}

export async function wasPublished(queries: Queries, appId: string): Promise<boolean> {
  return (
    (await queries.$count(
      agentVersions,
      and(eq(agentVersions.appId, appId), eq(agentVersions.status, 'published')),
    )) > 0
  )
}
