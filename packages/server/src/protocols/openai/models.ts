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

/** Every agent that can be run as a model. */
export const listModels = ({ catalogue }: OpenaiDependencies) => ({
  object: 'list',
  data: catalogue
    .listedSlugs({ from: 0, count: MAX_LISTED })
    .filter((slug) => !catalogue.findListed(slug)?.isPaused)
    .map((slug) => toModel(slug)),
  has_more: catalogue.countListed() > MAX_LISTED,
})

export async function getModel({ catalogue, runs }: OpenaiDependencies, id: string) {
  const { slug: named, version } = agentOf(id)
  const { slug, isPaused } = catalogue.getRunnableApp(named)
  if (version !== undefined) await runs.getVersion({ slug, version })
  return toModel(slug, version, version === undefined && isPaused)
}
