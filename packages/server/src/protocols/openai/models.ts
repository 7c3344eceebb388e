import type { OpenaiDependencies } from './dependencies.ts'
import { agentOf, MODEL_PREFIX } from './requests.ts'

/** As many as any client shows in a list; every other agent answers all the same. */
const MAX_LISTED = 10_000

const toModel = (slug: string) => ({
  id: MODEL_PREFIX + slug,
  object: 'model',
  created: 0,
  owned_by: 'wakeel',
})

/** Every agent of the store as a model. */
export const listModels = ({ catalogue }: OpenaiDependencies) => ({
  object: 'list',
  data: catalogue.listedSlugs({ from: 0, count: MAX_LISTED }).map(toModel),
  has_more: catalogue.countListed() > MAX_LISTED,
})

export const getModel = ({ catalogue }: OpenaiDependencies, id: string) =>
  toModel(catalogue.getRunnableApp(agentOf(id)).slug)
