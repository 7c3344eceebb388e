import { eq } from 'drizzle-orm'
import { agentPins } from '../src/database/schema/connections.ts'
import { OFFICE_CHANGES, OFFICE_READS, startOfficeServer } from './remote-agents/office-server.ts'
import { type PublishedRemote, publishRemoteApp } from './remote-agents/remote-app.ts'
import { openSystem, type Person, type System } from './system.ts'

export const DELETE = 'Delete order 55'

export type Office = Awaited<ReturnType<typeof startOfficeServer>>

/** An office's server, and a store that may reach it. */
export async function openOffice() {
  const office = await startOfficeServer()
  const system = await openSystem({ config: { outboundAllow: [office.allow] } })
  return { office, system, owner: await system.user({ role: 'creator' }) }
}

/** An agent with all tools of the office, for AED 2.50 a run. */
export const publishOffice = (system: System, office: Office, owner: Person) =>
  publishRemoteApp(system, {
    owner,
    kind: 'mcp',
    address: office.address,
    tools: [...OFFICE_READS, ...OFFICE_CHANGES],
    definition: { price: { model: 'per_use', fils: 250 } },
  })

/** The agent is pinned to what is there when it is looked at next, as one that was listed before there were pins. */
export const approveWhatIsThere = ({ database }: System, { id }: PublishedRemote) =>
  database.delete(agentPins).where(eq(agentPins.appId, id))

interface Options {
  by?: Person
  to?: string
  key?: string
  path?: 'demo' | 'runs'
}

/** What the person of a test asks of its agent, is shown, and confirms. */
export function asking(now: () => { system: System; person: Person; app: PublishedRemote }) {
  const send = (body: object, { by, to, key, path = 'demo' }: Options = {}) => {
    const { system, person, app } = now()
    return system.request('POST', `/api/apps/${to ?? app.slug}/${path}`, {
      token: (by ?? person).token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  }
  const ask = (input: string, options?: Options) => send({ input }, options)
  return {
    ask,
    confirm: (id: string, given: object, options?: Options & { input?: string }) =>
      send({ input: options?.input ?? DELETE, confirmation: { id, arguments: given } }, options),
    proposed: async (input = DELETE, options?: Options) =>
      (await ask(input, options)).body.confirmation,
  }
}
