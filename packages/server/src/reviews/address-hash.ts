import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** Where a review comes from, as a keyed hash only. The machine itself says nothing about people: it may be a proxy for all of them. */
export function addressHash(address: string, secret: string): string | null {
  const isMachine = ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'
  if (isMachine || address === 'unknown') return null
  return createHmac('sha256', secret).update(`review:${address}`).digest('base64url')
}
