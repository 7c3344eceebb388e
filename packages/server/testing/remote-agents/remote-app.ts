import type { connections, forge } from '@wakeel/contract'
import type { AppDefinition } from '../../src/catalogue/catalogue.ts'
import { appDefinition } from '../apps.ts'
import type { Person, System } from '../system.ts'

interface RemoteApp {
  owner: Person
  kind: connections.ConnectionKind
  address: string
  credential?: connections.Credential
  /** Which of an MCP server's tools the agent may use. */
  tools?: string[]
  /** Of the store. */
  skills?: string[]
  definition?: Partial<AppDefinition>
}

export interface PublishedRemote {
  id: string
  slug: string
  plan: Parameters<System['capabilities']['runs']['installAgent']>[3]
}

/** An app in the store that is executed at a connection of its owner's. */
export async function publishRemoteApp(
  system: System,
  options: RemoteApp,
): Promise<PublishedRemote> {
  const {
    owner,
    kind,
    address,
    credential = { kind: 'none' },
    tools = [],
    skills = [],
    definition,
  } = options
  const { catalogue, runs } = system.capabilities
  const reply = await system.request('POST', '/api/connections', {
    token: owner.token,
    body: { kind, address, credential },
  })
  if (reply.status !== 200) throw new Error(`the connection was refused: ${reply.text}`)
  const connectionId: string = reply.body.connection.id
  const runtime: forge.AgentRuntime =
    kind === 'mcp'
      ? { kind, connection_id: connectionId, tools }
      : { kind, connection_id: connectionId }
  const app = await catalogue.createApp(appDefinition(definition))
  const plan = {
    instructions: 'Be of use.',
    skills,
    examples: { en: ['Show me'], ar: ['أرني'] },
    runtime,
  }
  await system.database.transaction((tx) => runs.installAgent(tx, app.id, 1, plan))
  await catalogue.publishApp(app.id)
  return { ...app, plan }
}
