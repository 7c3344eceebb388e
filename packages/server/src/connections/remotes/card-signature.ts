import { type AgentCard, canonicalizeAgentCard } from '@a2a-js/sdk'
import type { connections as contract } from '@wakeel/contract'
import { base64url, decodeProtectedHeader, flattenedVerify } from 'jose'
import { z } from 'zod'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import { canonicalJson } from '../../signing/canonical-json.ts'

/** Each may make the store fetch keys. */
const MAX_SIGNATURES = 3
const KEYS_SIZE_LIMIT = 100_000
const KEYS_TIME_LIMIT_MS = 5_000

/** Of keys that are public: what both ends share proves nothing. */
const ALGORITHM = /^(?:RS|PS|ES)\d{3}$|^EdDSA$|^Ed25519$/

const Header = z.object({
  alg: z.string().regex(ALGORITHM),
  kid: z.string().min(1),
  jku: z.url({ protocol: /^https?$/ }).optional(),
})
const Keys = z.object({
  keys: z.array(z.looseObject({ kid: z.string().optional(), kty: z.string() })),
})

type Outcome = contract.CardSignature

/** Of several signatures one that verifies is enough; else the worst is told. */
const GRAVITY: readonly Outcome['state'][] = [
  'verified',
  'invalid',
  'keys_unreachable',
  'host_unconfirmed',
]

interface SignedCard {
  card: AgentCard
  /** As it stands there. */
  content: unknown
}

interface Place {
  cardUrl: string
  /** Of which the creator says that the keys there are theirs. */
  keyHost: string | null | undefined
}

/**
 * Whether what the card says is signed by the keys that the signature names. They count on the card's own origin, and on the host that
 * the creator has confirmed, over TLS: a card can be signed by anybody, and whoever stands on the way could hand out keys of their own.
 */
export async function checkSignature(
  signed: SignedCard,
  place: Place,
  outboundFetch: OutboundFetch,
  signal: AbortSignal,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const signature of signed.card.signatures.slice(0, MAX_SIGNATURES))
    outcomes.push(
      await checkOne(signed, signature, place, (jku) => readKeys(jku, outboundFetch, signal)),
    )
  signal.throwIfAborted()
  const states = GRAVITY.map((state) => outcomes.find((outcome) => outcome.state === state))
  return states.find(Boolean) ?? { state: 'none', keys_at: null }
}

async function checkOne(
  signed: SignedCard,
  { protected: header, signature }: AgentCard['signatures'][number],
  { cardUrl, keyHost }: Place,
  read: (place: URL) => ReturnType<typeof readKeys>,
): Promise<Outcome> {
  const invalid: Outcome = { state: 'invalid', keys_at: null }
  const named = readHeader(header)
  if (!named) return invalid
  if (named.jku === undefined) return { state: 'keys_unreachable', keys_at: null }
  const place = new URL(named.jku)
  const isOwn = place.origin === new URL(cardUrl).origin
  if (!isOwn && place.protocol !== 'https:') return invalid
  if (!isOwn && place.host !== keyHost) return { state: 'host_unconfirmed', keys_at: place.host }
  const keys = await read(place).catch(() => undefined)
  if (!keys) return { state: 'keys_unreachable', keys_at: place.host }
  const key = keys.find(({ kid }) => kid === named.kid)
  if (!key) return invalid
  for (const payload of payloadsOf(signed))
    if (await verifies({ payload, protected: header, signature }, key))
      return { state: 'verified', keys_at: place.host }
  return invalid
}

function readHeader(header: string): z.infer<typeof Header> | undefined {
  try {
    return Header.safeParse(decodeProtectedHeader({ protected: header })).data
  } catch {
    return undefined
  }
}

/** Signed is the card as the protocol of 1.0 has it; one of 0.3, and of whoever signs what they serve, as it stands there. */
function payloadsOf({ card, content }: SignedCard): string[] {
  const { signatures: _, ...asServed } = Object(content) as Record<string, unknown>
  return [canonicalizeAgentCard(card), canonicalJson(asServed)].map((text) =>
    base64url.encode(text),
  )
}

const verifies = (
  jws: Parameters<typeof flattenedVerify>[0],
  key: Parameters<typeof flattenedVerify>[1],
): Promise<boolean> =>
  flattenedVerify(jws, key).then(
    () => true,
    () => false,
  )

async function readKeys(place: URL, outboundFetch: OutboundFetch, signal: AbortSignal) {
  const fetch = outboundFetch({ sizeLimit: KEYS_SIZE_LIMIT, timeLimitMs: KEYS_TIME_LIMIT_MS })
  const response = await fetch(place, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal,
  })
  if (!response.ok) throw new Error(`no keys: status ${response.status}`)
  return Keys.parse(await response.json()).keys
}
