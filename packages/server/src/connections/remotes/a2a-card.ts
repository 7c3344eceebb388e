import { AGENT_CARD_PATH, AgentCard } from '@a2a-js/sdk'
import { z } from 'zod'
import { RemoteError } from './remote.ts'

/** Revisions of the protocol that are spoken here. */
const SPOKEN = /^1(\.|$)/

/** As much of a card as the store relies on, whatever else stands there. */
const ReadCard = z.looseObject({
  name: z.string().min(1),
  supportedInterfaces: z.array(z.looseObject({ url: z.string(), protocolBinding: z.string(), protocolVersion: z.string() })).min(1),
})

/** The card's own address, or a folder that has it in the usual place. */
export function cardAddress(address: string): string {
  const url = new URL(address)
  if (url.pathname.endsWith('.json')) return url.href
  url.pathname = url.pathname.replace(/\/*$/, '') + AGENT_CARD_PATH
  url.search = ''
  return url.href
}

/** The card of an agent that answers JSON-RPC of A2A 1.0, by that interface alone. */
export async function readCard(address: string, call: typeof fetch): Promise<AgentCard> {
  const response = await call(address, { headers: { accept: 'application/json' } })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RemoteError('answer_invalid', `no card: status ${response.status}`)
  }
  const read = ReadCard.safeParse(await json(response))
  if (!read.success) throw new RemoteError('answer_invalid', 'what is there is not the card of an A2A 1.0 agent')
  const card = AgentCard.fromJSON(read.data)
  const spoken = card.supportedInterfaces.find(
    ({ protocolBinding, protocolVersion }) => protocolBinding.toUpperCase() === 'JSONRPC' && SPOKEN.test(protocolVersion),
  )
  if (!spoken || !URL.canParse(spoken.url)) throw new RemoteError('answer_invalid', 'the card names no JSON-RPC interface of A2A 1.0')
  return { ...card, supportedInterfaces: [spoken] }
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new RemoteError('answer_invalid', 'the card is not JSON')
  }
}
