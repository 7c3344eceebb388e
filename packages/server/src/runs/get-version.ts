import type { Agent } from './agents.ts'
import type { RunParts } from './dependencies.ts'

/** How one version of an agent executes; throws `runs.version_not_found` or `runs.agent_paused` where a run of it would. */
export function getVersion(
  { agents, catalogue }: RunParts,
  { slug, version }: { slug: string; version: number },
): Promise<Agent> {
  return agents.getAgent(catalogue.getRunnableApp(slug).id, version)
}
