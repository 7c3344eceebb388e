import type { forge } from '@wakeel/contract'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { agentPins, connections } from '../database/schema/connections.ts'
import { agentVersions } from '../database/schema/forge.ts'
import { DomainError } from '../errors.ts'

/** So many of an agent are listed, the newest. */
const MAX_LISTED = 100
/** So many are named to whoever asked for another. */
const MAX_NAMED = 20

/** Of which agent, in a store with which skills. */
export interface OfAgent {
  appId: string
  skillNames: readonly string[]
}

export interface Runnable {
  content: forge.AgentContent
  pausedAt: Date | null
}

/** A version as it was published, if there is still what it takes to execute it. */
export async function findRunnable(
  queries: Queries,
  agent: OfAgent,
  number: number,
): Promise<Runnable | undefined> {
  const [version] = await queries
    .select({ content: agentVersions.content, pausedAt: agentPins.pausedAt })
    .from(agentVersions)
    .leftJoin(agentPins, isPinOfVersion)
    .leftJoin(connections, isConnectionOfVersion)
    .where(and(isRunnable(agent), eq(agentVersions.number, number)))
  return version
}

/** The newest first. */
export const listRunnable = (queries: Queries, agent: OfAgent) =>
  queries
    .select({
      number: agentVersions.number,
      publishedAt: agentVersions.publishedAt,
      pausedAt: agentPins.pausedAt,
    })
    .from(agentVersions)
    .leftJoin(agentPins, isPinOfVersion)
    .leftJoin(connections, isConnectionOfVersion)
    .where(isRunnable(agent))
    .orderBy(desc(agentVersions.number))
    .limit(MAX_LISTED)

/** Names what whoever asked for a version could have asked for. */
export async function versionNotFound(
  queries: Queries,
  agent: OfAgent,
  { asked, live }: { asked: number; live: number },
): Promise<DomainError> {
  const runnable = (await listRunnable(queries, agent)).map(({ number }) => number)
  const named = [...new Set([live, ...runnable])].toSorted((a, b) => b - a).slice(0, MAX_NAMED)
  return new DomainError('runs.version_not_found', {
    sentence: `This agent has no version ${asked} that can be run. It has: ${named.join(', ')}.`,
  })
}

const connectionId = sql`(${agentVersions.content} -> 'runtime' ->> 'connection_id')::uuid`
const isConnectionOfVersion = eq(connections.id, connectionId)
const isPinOfVersion = and(
  eq(agentPins.appId, agentVersions.appId),
  eq(agentPins.version, agentVersions.number),
)

/** What it was published with can be gone: the connection is its creator's to delete, and the store's skills change. */
const isRunnable = ({ appId, skillNames }: OfAgent): SQL | undefined =>
  and(
    eq(agentVersions.appId, appId),
    eq(agentVersions.status, 'published'),
    sql`(${connectionId} is null or ${isNotNull(connections.id)})`,
    sql`(${agentVersions.content} -> 'runtime' ->> 'kind' in ('a2a', 'mcp')
      or ${agentVersions.content} -> 'skills' <@ ${JSON.stringify(skillNames)}::jsonb)`,
  )
