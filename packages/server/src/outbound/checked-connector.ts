import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Asks for the addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

const CONNECT_TIME_LIMIT_MS = 10_000

/** Connects to public addresses, and to the private `address:port` that are `allowed`; each connection goes to the very addresses that were checked for it. */
export function createCheckedConnector({
  resolve,
  allowed,
}: {
  resolve: Resolve
  allowed: readonly string[]
}): buildConnector.connector {
  const allowedPlaces = new Set(allowed.map(toPlace))

  async function findAddresses(hostname: string, port: number): Promise<LookupAddress[]> {
    const family = isIP(hostname)
    const addresses = family ? [{ address: hostname, family }] : await resolve(hostname)
    if (addresses.length === 0) throw new OutboundError('unreachable')
    const mayConnect = (address: string) =>
      isPublicAddress(address) ||
      (isIP(address) !== 0 && allowedPlaces.has(toPlace(`${address}:${port}`)))
    if (!addresses.every(({ address }) => mayConnect(address)))
      throw new OutboundError('address_refused')
    return addresses
  }

  return (options, callback) => {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
    findAddresses(options.hostname, port)
      .then((addresses) => {
        const connect = buildConnector({
          // A second look-up could give another answer.
          lookup: (_hostname, _options, answer) => answer(null, addresses),
          autoSelectFamily: true,
          timeout: CONNECT_TIME_LIMIT_MS,
          rejectUnauthorized: true,
          allowH2: false,
        })
        connect(options, callback)
      })
      .catch((error: Error) => callback(error, null))
  }
}

/** One spelling for each address and port. */
function toPlace(addressAndPort: string): string {
  const end = addressAndPort.lastIndexOf(':')
  const address = addressAndPort.slice(0, end).replace(/^\[|\]$/g, '')
  return `${ipaddr.parse(address)} ${Number(addressAndPort.slice(end + 1))}`
}
