import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { agentPins } from '../database/schema/connections.ts'
import { agents, isPinOfListed } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'
import type { RunParts } from './dependencies.ts'
import { listRunnable } from './published-versions.ts'

type Route = typeof contract.routes.listVersions

/** What of an agent in the store can be run, the newest first. The store's own agents have only what is listed. */
export async function listVersions(
  { catalogue, database, skills }: RunParts,
  { slug }: InputOf<Route>,
): Promise<ReplyOf<Route>> {
  const { id: appId } = catalogue.getRunnableApp(slug)
  const [live] = await database
    .select({ number: agents.version, pausedAt: agentPins.pausedAt })
    .from(agents)
    .leftJoin(agentPins, isPinOfListed)
    .where(eq(agents.appId, appId))
  if (!live) throw new DomainError('catalogue.app_not_found')
  const skillNames = skills.map(({ name }) => name)
  const runnable = await listRunnable(database, { appId, skillNames })
  const isListed = runnable.some(({ number }) => number === live.number)
  const versions = isListed ? runnable : [{ ...live, publishedAt: null }, ...runnable]
  return {
    success: true,
    versions: versions.map(({ number, publishedAt, pausedAt }) => ({
      number,
      published_at: publishedAt?.toISOString() ?? null,
      is_live: number === live.number,
      is_paused: pausedAt !== null,
    })),
  }
}
