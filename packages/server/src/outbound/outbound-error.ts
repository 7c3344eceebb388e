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
