import { AGENT_CARD_PATH, AgentCard, type AgentInterface } from '@a2a-js/sdk'
import { isLegacyAgentCard, parseLegacyAgentCard } from '@a2a-js/sdk/compat/v0_3/client'
import { z } from 'zod'
import { RemoteError } from './remote.ts'

/** Revisions that are spoken here, the newest first, and bindings. */
const SPOKEN_VERSIONS = [/^1(\.|$)/, /^0\.3(\.|$)/]
const SPOKEN_BINDINGS = ['JSONRPC', 'HTTP+JSON']

/** As much of a card as the store relies on, whatever else stands there. */
const ReadCard = z.looseObject({
  name: z.string().min(1),
  supportedInterfaces: z
    .array(
      z.looseObject({ url: z.string(), protocolBinding: z.string(), protocolVersion: z.string() }),
    )
    .min(1),
})

/** The same of a card of 0.3. */
const ReadLegacyCard = z.looseObject({ name: z.string().min(1), url: z.string() })

/** The card's own address, or a folder that has it in the usual place. */
export function cardAddress(address: string): string {
  const url = new URL(address)
  if (url.pathname.endsWith('.json')) return url.href
  url.pathname = `${url.pathname.replace(/(?<!\/)\/*$/, '')}/${AGENT_CARD_PATH}`
  url.search = ''
  return url.href
}

/** The card of an agent that has an interface which is spoken here, and as it stands there. */
export async function readCard(
  address: string,
  call: typeof fetch,
): Promise<{ card: AgentCard; said: unknown }> {
  const response = await call(address, { headers: { accept: 'application/json' } })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RemoteError('answer_invalid', `no card: status ${response.status}`)
  }
  const said = await json(response)
  const card = toCard(said)
  usedInterface(card)
  return { card, said }
}

/** The first of an agent's interfaces that is spoken here, of the newest revision; throws RemoteError when there is none. */
export function usedInterface({ supportedInterfaces }: AgentCard): AgentInterface {
  const usable = supportedInterfaces.filter(
    ({ url, protocolBinding }) =>
      URL.canParse(url) && SPOKEN_BINDINGS.includes(protocolBinding.toUpperCase()),
  )
  const [first] = SPOKEN_VERSIONS.flatMap((version) =>
    usable.filter(({ protocolVersion }) => version.test(protocolVersion)),
  )
  if (!first)
    throw new RemoteError(
      'answer_invalid',
      'the card names no interface of A2A 1.0 or 0.3 by JSON-RPC or HTTP+JSON',
    )
  return first
}

function toCard(content: unknown): AgentCard {
  const [read, parse] = isLegacyAgentCard(content)
    ? [ReadLegacyCard.safeParse(content), parseLegacyAgentCard]
    : [ReadCard.safeParse(content), AgentCard.fromJSON]
  if (!read.success)
    throw new RemoteError('answer_invalid', 'what is there is not the card of an A2A agent')
  return parse(read.data)
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new RemoteError('answer_invalid', 'the card is not JSON')
  }
}
