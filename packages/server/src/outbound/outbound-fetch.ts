import type { LookupAddress } from 'node:dns'

/** Asks for the addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

/** Why a call to an address that somebody supplied did not end in a whole answer. */
export type OutboundFailure = 'address_refused' | 'unreachable' | 'too_large' | 'timed_out'

export class OutboundError extends Error {
  readonly failure: OutboundFailure
  constructor(failure: OutboundFailure, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'OutboundError'
    this.failure = failure
  }
}

export interface OutboundLimits {
  /** From the request to the last byte of the answer. */
  timeLimitMs?: number
  /** Of the answer's body, decompressed. */
  sizeLimit?: number
}

/** Like the web's `fetch`; throws OutboundError, also from reading the body. */
export type OutboundFetch = (limits?: OutboundLimits) => typeof fetch

/** How whatever fetches an address that somebody supplied gets out of the store. */
export function createOutboundFetch(_options: { resolve: Resolve; allowed: readonly string[] }): OutboundFetch {
  return () => async () => {
    throw new OutboundError('unreachable')
  }
}
