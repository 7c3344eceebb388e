import { allowedAgents, requireAllowedAgent } from '../../api-keys/runs-of-key.ts'
import type { Caller } from '../../http/caller.ts'
import type { OpenaiDependencies } from './dependencies.ts'
import { agentOf, toModelName } from './requests.ts'

/** As many as any client shows in a list; every other agent answers all the same. */
const MAX_LISTED = 10_000

const toModel = (slug: string, version?: number, isPaused = false) => ({
  id: toModelName(slug, version),
  object: 'model',
  created: 0,
  owned_by: 'wakeel',
  ...(isPaused && { wakeel: { is_paused: true } }),
})

/** Every agent that the caller can run as a model. */
export function listModels({ catalogue }: OpenaiDependencies, caller: Caller) {
  const allowed = allowedAgents(caller)
  const named = allowed ?? catalogue.listedSlugs({ from: 0, count: MAX_LISTED })
  const listed = named.flatMap((name) => catalogue.findListed(name) ?? [])
  return {
    object: 'list',
    data: listed.filter(({ isPaused }) => !isPaused).map(({ slug }) => toModel(slug)),
    has_more: !allowed && catalogue.countListed() > MAX_LISTED,
  }
}

export async function getModel(
  { catalogue, runs }: OpenaiDependencies,
  name: string,
  caller: Caller,
) {
  const { slug: named, version } = agentOf(name)
  const { id, slug, isPaused } = catalogue.getRunnableApp(named)
  requireAllowedAgent(caller, id)
  if (version !== undefined) await runs.getVersion({ slug, version })
  return toModel(slug, version, version === undefined && isPaused)
}
