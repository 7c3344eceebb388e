import { LRUCache } from 'lru-cache'
import type { Connections } from '../../connections/connections.ts'
import type { OpenConnection } from '../../connections/dependencies.ts'
import type { ChatDialect } from '../../models/chat-dialect.ts'
import type { WorkingModel } from '../../models/models.ts'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { SkillEngine } from '../../workers/skill-engine.ts'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { Agent } from '../agents.ts'
import { ownSkills } from './own-skills.ts'
import { remoteA2a } from './remote-a2a.ts'
import type { RemoteEnd } from './remote-failure.ts'
import { remoteMcp } from './remote-mcp.ts'
import { remoteModel } from './remote-model.ts'
import type { Runtime, SkillCall } from './runtime.ts'
import { calledSkill } from './skill-call.ts'

interface Dependencies {
  connections: Pick<Connections, 'openConnection' | 'requireApproved'>
  outboundFetch: OutboundFetch
  engine: SkillEngine
  workers: WorkerPool
  /** Of one call to an agent elsewhere. */
  remoteTimeLimitMs: number
}

/** Of creators' models, so many are remembered. */
const DIALECTS = 1_000

export type ChooseRuntime = ReturnType<typeof createRuntimes>

/** Finds who executes an agent. An agent of somebody else's is never answered for by the store. */
export function createRuntimes({
  connections,
  outboundFetch,
  engine,
  workers,
  remoteTimeLimitMs,
}: Dependencies) {
  const dialects = new LRUCache<string, ChatDialect>({ max: DIALECTS })

  function dialectOf({ address, model }: OpenConnection): ChatDialect {
    const key = `${address} ${model}`
    const known = dialects.get(key) ?? {}
    dialects.set(key, known)
    return known
  }

  /** `languageModel` is the store's; absent: the built-in engine thinks. A `call` needs nobody who does. */
  return async (
    { runtime, listedAs: appId, version }: Agent,
    languageModel: WorkingModel | undefined,
    call?: SkillCall,
  ): Promise<Runtime> => {
    if (call) return calledSkill(call, engine)
    if (runtime.kind === 'skills') return ownSkills(languageModel, engine)
    const connectionId = runtime.connection_id
    const connection = await connections.openConnection(connectionId)
    const tools = runtime.kind === 'mcp' ? runtime.tools : null
    const remote: RemoteEnd = {
      connection,
      outboundFetch,
      timeLimitMs: remoteTimeLimitMs,
      ...(appId && {
        approve: (present) =>
          connections.requireApproved({ appId, version, connectionId, tools }, connection, present),
      }),
    }
    if (runtime.kind === 'a2a') return remoteA2a(remote)
    if (runtime.kind === 'mcp') return remoteMcp(remote, runtime, { languageModel, workers })
    return remoteModel(remote, engine, dialectOf(remote.connection))
  }
}
