import { createAddressFinder, portOf, type Resolve } from './checked-connector.ts'
import { OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'
import { readUrl } from './redirects.ts'

/** Throws OutboundError for an address that is not to be called later; answers with its one spelling. */
export type CheckAddress = (address: string) => Promise<string>

/** For addresses that are called later: looked up now, called never. What the operator allows within their network needs no TLS. */
export function createAddressCheck(options: {
  resolve: Resolve
  allowed: readonly string[]
}): CheckAddress {
  const findAddresses = createAddressFinder(options)

  return async (address) => {
    const url = readUrl(address)
    url.hash = ''
    const found = await findAddresses(url.hostname.replace(/^\[|\]$/g, ''), portOf(url))
    const isWithin = found.every(({ address }) => !isPublicAddress(address))
    if (url.protocol !== 'https:' && !isWithin) throw new OutboundError('address_refused')
    return url.href
  }
}
