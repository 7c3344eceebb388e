import ipaddr from 'ipaddr.js'

/** Where better-auth finds the caller's address: a header that only this server writes. */
export const IP_HEADER = 'x-wakeel-client-address'

/** The network of an address, or of one that is counted with its network, which tells people roughly where somebody was and is nobody's own. */
export function coarseNetwork(from: string): string | undefined {
  const ip = from.replace(/\/64$/, '')
  if (!ipaddr.isValid(ip)) return undefined
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4')
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`
}

/**
 * Where a request comes from, as limits count it. An IPv6 subscriber owns a whole /64 and could take a new
 * address for each try, so only the network part counts; IPv4 written as IPv6 is the same address.
 */
export function clientIp(ip: string): string {
  // A proxy may forward a word instead of an address; all such callers count as one.
  if (!ipaddr.isValid(ip)) return 'unknown'
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
