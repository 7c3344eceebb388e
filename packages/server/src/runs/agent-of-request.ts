import type { Agent } from './agents.ts'
import { pinOf } from './conversation.ts'
import type { RunParts } from './dependencies.ts'
import type { NewRun } from './run-records.ts'

/**
 * Who answers a request: the version that it asks for, or the one in which its conversation was asked for, or else the one that the store
 * lists. Only what was published of a listed agent is there to be asked for.
 */
export async function agentOfRequest(
  { agents, database }: Pick<RunParts, 'agents' | 'database'>,
  request: NewRun,
): Promise<{ agent: Agent; isPinned: boolean }> {
  const pinned = request.version ?? (await pinOf(database, request))
  return { agent: await agents.getAgent(request.appId, pinned), isPinned: pinned !== undefined }
}
