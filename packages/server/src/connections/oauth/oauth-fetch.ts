import { DomainError } from '../../errors.ts'
import {
  OutboundError,
  type OutboundFailure,
  type OutboundFetch,
} from '../../outbound/outbound-fetch.ts'

const LIMITS = { timeLimitMs: 10_000, sizeLimit: 100_000 }

/**
 * The fetch of everything that a sign-in elsewhere needs: metadata, registration, tokens, revocation. Their addresses come from strangers.
 * None is followed elsewhere: what answers there would speak for the address that was checked, and be sent what belongs to it.
 */
export function createOAuthFetch(outboundFetch: OutboundFetch, signal?: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = [signal, init?.signal].filter((each) => each instanceof AbortSignal)
    const response = await outboundFetch(LIMITS)(input, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    })
    if (response.status < 300 || response.status > 399) return response
    await response.body?.cancel()
    throw new DomainError('connections.authorisation_unusable', {
      sentence: 'What this server needs for signing in there leads elsewhere.',
    })
  }
}

const codes = {
  address_refused: 'connections.address_refused',
  unreachable: 'connections.unreachable',
  too_large: 'connections.too_large',
  timed_out: 'connections.timed_out',
} as const satisfies Record<OutboundFailure, string>

/**
 * What went wrong on the way, as the contract names it; else `otherwise`. Nothing of the error itself goes on: libraries quote what
 * they were sent, which may be a token.
 */
export function toOAuthFailure(error: unknown, otherwise: DomainError): DomainError {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof DomainError) return at
    if (at instanceof OutboundError) return new DomainError(codes[at.failure])
    if (at.name === 'TimeoutError') return new DomainError('connections.timed_out')
  }
  return otherwise
}
