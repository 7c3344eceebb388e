import { DomainError } from '../errors.ts'
import type { CheckAddress } from '../outbound/check-address.ts'
import { OutboundError } from '../outbound/outbound-fetch.ts'

/** An address in one spelling; throws `webhooks.address_refused` for what is not public, has no TLS, or that nobody knows. */
export async function requireAddress(
  { checkAddress }: { checkAddress: CheckAddress },
  address: string,
): Promise<string> {
  try {
    return await checkAddress(address)
  } catch (cause) {
    if (cause instanceof OutboundError || isUnknownName(cause))
      throw new DomainError('webhooks.address_refused', { cause })
    throw cause
  }
}

/** What a resolver throws of a name that it cannot find. */
const isUnknownName = (error: unknown): boolean => error instanceof Error && 'code' in error
