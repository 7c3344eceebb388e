import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All of IPv6 that is handed out for the public network; what translates to IPv4, and what is special, lies beside it or is a range of its own. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Azure answers its machines here about themselves, from a range that is public everywhere else. */
const AZURE_PLATFORM = '168.63.129.16'

/** Whether an address, as a resolver writes it, belongs to the public network and to nobody's own machine or network. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6
    ? address.match(GLOBAL_UNICAST)
    : address.toString() !== AZURE_PLATFORM
}
