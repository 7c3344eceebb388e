import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Connections } from '../../connections/connections.ts'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { Agent } from '../agents.ts'
import { ownSkills } from './own-skills.ts'
import { remoteA2a } from './remote-a2a.ts'
import { remoteMcp } from './remote-mcp.ts'
import { remoteModel } from './remote-model.ts'
import type { Runtime } from './runtime.ts'

interface Dependencies {
  connections: Pick<Connections, 'openConnection'>
  outboundFetch: OutboundFetch
  /** Of one call to an agent elsewhere. */
  remoteTimeLimitMs: number
}

/** Finds who executes an agent. An agent of somebody else's is never answered for by the store. */
export function createRuntimes({ connections, outboundFetch, remoteTimeLimitMs }: Dependencies) {
  /** `languageModel` is the store's; absent: the built-in engine thinks. */
  return async ({ runtime }: Agent, languageModel: LanguageModelV4 | undefined): Promise<Runtime> => {
    if (runtime.kind === 'skills') return ownSkills(languageModel)
    const remote = { connection: await connections.openConnection(runtime.connection_id), outboundFetch, timeLimitMs: remoteTimeLimitMs }
    if (runtime.kind === 'a2a') return remoteA2a(remote)
    return runtime.kind === 'mcp' ? remoteMcp(remote, runtime.tools, languageModel) : remoteModel(remote)
  }
}
