import { type AgentCard, canonicalizeAgentCard } from '@a2a-js/sdk'
import type { connections as contract } from '@wakeel/contract'
import { base64url, decodeProtectedHeader, flattenedVerify } from 'jose'
import { z } from 'zod'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'

/** Each may make the store fetch keys. */
const MAX_SIGNATURES = 3
const KEYS_SIZE_LIMIT = 100_000
const KEYS_TIME_LIMIT_MS = 5_000

/** Of keys that are public: what both ends share proves nothing. */
const ALGORITHM = /^(?:RS|PS|ES)\d{3}$|^EdDSA$|^Ed25519$/

const Header = z.object({
  alg: z.string().regex(ALGORITHM),
  kid: z.string().min(1),
  jku: z.url({ protocol: /^https?$/ }),
})
const Keys = z.object({
  keys: z.array(z.looseObject({ kid: z.string().optional(), kty: z.string() })),
})

/**
 * Whether what the card says is signed by whoever publishes the keys that the signature names, and on which host those stand. Who that
 * is the signature does not say: a card can be signed by anybody, so the host is shown.
 */
export async function checkSignature(
  card: AgentCard,
  cardUrl: string,
  outboundFetch: OutboundFetch,
  signal: AbortSignal,
): Promise<contract.CardSignature> {
  if (card.signatures.length === 0) return { state: 'none', keys_at: null }
  const payload = base64url.encode(canonicalizeAgentCard(card))
  for (const { protected: header, signature } of card.signatures.slice(0, MAX_SIGNATURES)) {
    try {
      const { kid, jku } = Header.parse(decodeProtectedHeader({ protected: header }))
      const place = new URL(jku)
      // Whoever stands on the way could hand out keys of their own.
      if (place.protocol !== 'https:' && place.origin !== new URL(cardUrl).origin) continue
      const keys = await readKeys(place, outboundFetch, signal)
      const key = keys.find((known) => known.kid === kid)
      if (!key) continue
      await flattenedVerify({ payload, protected: header, signature }, key)
      return { state: 'verified', keys_at: place.host }
    } catch {
      // One that cannot be read or does not fit proves nothing; another may.
    }
  }
  return { state: 'not_verified', keys_at: null }
}

async function readKeys(place: URL, outboundFetch: OutboundFetch, signal: AbortSignal) {
  const fetch = outboundFetch({ sizeLimit: KEYS_SIZE_LIMIT, timeLimitMs: KEYS_TIME_LIMIT_MS })
  const response = await fetch(place, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal,
  })
  return Keys.parse(await response.json()).keys
}
