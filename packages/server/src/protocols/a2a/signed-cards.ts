import { AgentCard, generateAgentCardSignature } from '@a2a-js/sdk'
import { LegacyRestTransportHandler } from '@a2a-js/sdk/compat/v0_3/server'
import { type A2ARequestHandler, ServerCallContext } from '@a2a-js/sdk/server'
import { LRUCache } from 'lru-cache'
import { readApp } from '../../catalogue/parsed-replies.ts'
import { type Caller, requireUser } from '../../http/caller.ts'
import { PreparedReply } from '../../http/context.ts'
import { pinnedName } from '../pinned-agent.ts'
import { toCard, toExtendedCard } from './card.ts'
import type { A2aDependencies } from './dependencies.ts'
import type { SpokenTo } from './spoken-to.ts'

const KEPT_CARDS = 500
/** What a creator is called can change without their agents. */
const KEPT_MS = 60_000

interface Kept {
  revision: number
  kid: string
  card: AgentCard
  reply: PreparedReply
}

export type SignedCards = ReturnType<typeof createSignedCards>

/** The cards of agents, signed with the store’s key and kept until the agent or the key changes. */
export function createSignedCards(
  dependencies: Pick<A2aDependencies, 'catalogue' | 'keys' | 'publicUrl' | 'runs' | 'storeName'>,
) {
  const { catalogue, keys, publicUrl, runs } = dependencies
  const kept = new LRUCache<string, Kept>({ max: KEPT_CARDS, ttl: KEPT_MS })

  /**
   * Signs what the card says, and once more what the SDK makes of a card that it has read: it leaves out how security schemes are spelt,
   * so its clients find only that signature right. Whoever verifies the card as it was sent finds the first one right.
   */
  async function sign(card: AgentCard): Promise<AgentCard> {
    const { kid, privateKey } = await keys.currentKey()
    const jku = `${publicUrl}/.well-known/jwks.json`
    const signed = generateAgentCardSignature(privateKey, { alg: 'EdDSA', typ: 'JOSE', kid, jku })
    const [asSent, asRead] = await Promise.all([
      signed(AgentCard.toJSON(card) as AgentCard),
      signed(card),
    ])
    return { ...card, signatures: [...asSent.signatures, ...asRead.signatures] }
  }

  async function unsigned({ app: { slug }, version }: SpokenTo): Promise<AgentCard> {
    const [en, ar, pinned] = await Promise.all([
      readApp(catalogue, slug, 'en'),
      readApp(catalogue, slug, 'ar'),
      version === undefined ? undefined : runs.getVersion({ slug, version }),
    ])
    return toCard({ en, ar, pinned }, dependencies)
  }

  async function find(spoken: SpokenTo): Promise<Kept> {
    const { app, version } = spoken
    const name = pinnedName(app.id, version)
    const { kid } = await keys.currentKey()
    const known = kept.get(name)
    if (known?.revision === app.revision && known.kid === kid) return known
    const card = await sign(await unsigned(spoken))
    const reply = new PreparedReply(JSON.stringify(AgentCard.toJSON(card)))
    const made = { revision: app.revision, kid, card, reply }
    kept.set(name, made)
    return made
  }

  return {
    cardOf: async (spoken: SpokenTo): Promise<AgentCard> => (await find(spoken)).card,

    preparedCard: async (spoken: SpokenTo): Promise<PreparedReply> => (await find(spoken)).reply,

    /** As clients of 0.3 read it; that version says of signatures only that there may be some. */
    async legacyCard(spoken: SpokenTo): Promise<PreparedReply> {
      const { card } = await find(spoken)
      // The only place where the SDK offers its translation of a card.
      const handler = {
        getAuthenticatedExtendedAgentCard: async () => ({ ...card, signatures: [] }),
      }
      const legacy = new LegacyRestTransportHandler(handler as unknown as A2ARequestHandler)
      const translated = await legacy.getAuthenticatedExtendedAgentCard(new ServerCallContext())
      return new PreparedReply(JSON.stringify(translated))
    },

    /** The terms are the caller’s own, so it is made and signed for each. */
    async extendedCardOf({
      app,
      version,
      caller,
    }: SpokenTo & { caller: Caller }): Promise<AgentCard> {
      const { terms } = await runs.getRunTerms(
        { slug: app.slug },
        {
          caller: requireUser(caller),
          idempotencyKey: undefined,
          signal: new AbortController().signal,
          emit() {},
        },
      )
      return sign(toExtendedCard(await unsigned({ app, version }), terms, publicUrl))
    },
  }
}
