import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that changes something was sent by the store's own page, or by something that is no browser.
 * A browser names the page's origin on every such request, and always when it sends a cookie.
 */
export function isFromOwnPage(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, cookie } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined) return cookie === undefined
  if (origin === publicOrigin) return true
  // The same store under its bare address. A name can be pointed here by whoever owns it, an address cannot.
  const own = URL.parse(`http://${request.host}`)
  return own !== null && isBareAddress(own.hostname) && URL.parse(origin)?.host === own.host
}

function isBareAddress(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
