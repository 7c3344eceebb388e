import { fetch as sendRequest } from 'undici'
import { type Call, openCall } from './call.ts'
import { createCheckedConnector, type Resolve } from './checked-connector.ts'
import { limitAnswer } from './limited-answer.ts'
import { OutboundError } from './outbound-error.ts'
import { findRedirect, type Hop, readUrl } from './redirects.ts'

export type { Resolve } from './checked-connector.ts'
export { OutboundError, type OutboundFailure } from './outbound-error.ts'

export interface OutboundLimits {
  /** From the request to the last byte of the answer. */
  timeLimitMs?: number
  /** Of the answer's body, decompressed. */
  sizeLimit?: number
}

/** Like the web's `fetch`; throws OutboundError, also from reading the body. */
export type OutboundFetch = (limits?: OutboundLimits) => typeof fetch

const TIME_LIMIT_MS = 60_000
const SIZE_LIMIT = 2_000_000
const MAX_REDIRECTS = 3

/** Belong to the connection, to the body or to a browser, never to what somebody supplied. */
const CONNECTION_HEADERS = [
  'connection',
  'content-length',
  'cookie',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

interface OutboundOptions {
  resolve: Resolve
  allowed: readonly string[]
  /** Who is calling, as whoever is called can see and block it. */
  userAgent?: string
}

/**
 * How whatever fetches an address that somebody supplied gets out of the store: to public addresses and those that are `allowed`,
 * at every redirect anew, never for longer or for more than the limits say.
 */
export function createOutboundFetch({
  userAgent = 'Wakeel',
  ...options
}: OutboundOptions): OutboundFetch {
  const connect = createCheckedConnector(options)

  return ({ timeLimitMs = TIME_LIMIT_MS, sizeLimit = SIZE_LIMIT } = {}) =>
    async (input, init) => {
      const url = readUrl(input instanceof Request ? input.url : String(input))
      const request = new Request(input, { ...init, duplex: 'half' } as RequestInit)
      const call = openCall({ request, timeLimitMs, connect })
      try {
        const { raw, url: answeredAt } = await sendAndFollow(request, url, userAgent, call)
        return limitAnswer(raw, { url: answeredAt, sizeLimit, call })
      } catch (error) {
        throw call.fail(error)
      }
    }
}

async function sendAndFollow(
  request: Request,
  url: URL,
  userAgent: string,
  { agent, signal }: Call,
) {
  const headers = new Headers(request.headers)
  for (const name of CONNECTION_HEADERS) headers.delete(name)
  // Libraries name themselves, which tells nobody whom to write to.
  headers.set('user-agent', userAgent)
  // Kept whole, because a redirect may ask for it again.
  const body = request.body && new Uint8Array(await request.arrayBuffer())
  let hop: Hop = { url, method: request.method, headers, body }

  for (let redirects = 0; ; redirects++) {
    const raw = await sendRequest(hop.url, {
      method: hop.method,
      headers: [...hop.headers],
      body: hop.body,
      redirect: 'manual',
      signal,
      dispatcher: agent,
    })
    const next = request.redirect === 'manual' ? undefined : findRedirect(hop, raw)
    if (!next) return { raw, url: hop.url }
    if (request.redirect === 'error' || redirects === MAX_REDIRECTS)
      throw new OutboundError('unreachable')
    await raw.body?.cancel()
    hop = next
  }
}
