import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Asks for the addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

const CONNECT_TIME_LIMIT_MS = 10_000

interface Reachable {
  resolve: Resolve
  allowed: readonly string[]
}

/** Finds the addresses of a host that may be connected to: public ones, and the private `address:port` that are `allowed`. */
export function createAddressFinder({ resolve, allowed }: Reachable) {
  const allowedPlaces = new Set(allowed.map(toPlace))

  return async (hostname: string, port: number): Promise<LookupAddress[]> => {
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
}

export const portOf = ({ port, protocol }: { port?: string | null; protocol?: string }): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

/** Connects to what may be connected to; each connection goes to the very addresses that were checked for it. */
export function createCheckedConnector(reachable: Reachable): buildConnector.connector {
  const findAddresses = createAddressFinder(reachable)

  return (options, callback) => {
    findAddresses(options.hostname, portOf(options))
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
