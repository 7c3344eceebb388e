import { OutboundError } from './outbound-error.ts'

export interface Hop {
  url: URL
  method: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | null
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])

/** What another origin may see; whatever else there is could be a credential. */
const PUBLIC_HEADERS = /^(accept|content-type|user-agent|(mcp|a2a)-.+)$/

/** A web address without a user and a password in it. */
export function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutboundError('address_refused')
  return url
}

/** Where an answer sends the request, and what becomes of it on the way; undefined when the answer is one. */
export function findRedirect(
  hop: Hop,
  answer: { status: number; headers: { get(name: string): string | null } },
): Hop | undefined {
  const location = REDIRECT_STATUSES.has(answer.status) ? answer.headers.get('location') : null
  if (location === null) return undefined
  // A header comes as bytes, one to each character; an address in it is UTF-8.
  const url = readUrl(Buffer.from(location, 'latin1').toString('utf8'), hop.url)
  const isAtHome = url.origin === hop.url.origin
  const becomesGet =
    answer.status === 303 ? hop.method !== 'HEAD' : answer.status < 303 && hop.method === 'POST'
  const headers = [...hop.headers].filter(
    ([name]) =>
      (isAtHome || PUBLIC_HEADERS.test(name)) && !(becomesGet && name.startsWith('content-')),
  )
  return {
    url,
    headers: new Headers(headers),
    method: becomesGet ? 'GET' : hop.method,
    body: becomesGet ? null : hop.body,
  }
}
