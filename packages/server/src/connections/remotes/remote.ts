import type { connections as contract } from '@wakeel/contract'
import { OutboundError, type OutboundFailure } from '../../outbound/outbound-fetch.ts'
import type { Manifest } from './manifest.ts'

/** The other end of a connection. */
export interface Remote {
  /** What the other end says about itself; throws RemoteError. */
  describe(signal: AbortSignal): Promise<Described>
}

/** Throws when what is there is not what was approved: then nothing is asked of it. */
export type Approve = (present: Manifest) => Promise<void>

export interface Described {
  /** As it is shown. */
  description: contract.RemoteDescription
  /** As it is approved; null: an endpoint, which says nothing that a model reads. */
  manifest: Manifest | null
}

/** Why the other end gave no whole answer. */
export type RemoteFailure =
  | OutboundFailure
  | 'secret_lost'
  | 'authorisation_needed'
  | 'refused'
  /** It was reached, and answered with an error of its own, or that it is asked too much. */
  | 'failing'
  | 'answer_invalid'
  | 'broke_off'
  | 'tool_failed'

/** What a server said to whom it did not let in (RFC 6750, RFC 9728). */
export interface Challenge {
  resourceMetadataUrl: URL | undefined
  scope: string | undefined
}

/** May be logged: nothing that is logged of it is what the other end sent, which can be a secret or the words of a person sent back. */
export class RemoteError extends Error {
  readonly failure: RemoteFailure
  readonly #inner: string | undefined
  readonly #challenge: Challenge | undefined

  /** `inner`: what the other end itself said of it. */
  constructor(
    failure: RemoteFailure,
    message: string = failure,
    {
      inner,
      challenge,
      ...options
    }: ErrorOptions & { inner?: string; challenge?: Challenge | undefined } = {},
  ) {
    super(message, options)
    this.name = 'RemoteError'
    this.failure = failure
    this.#inner = inner
    this.#challenge = challenge
  }

  /** Of an answer 401. */
  get challenge(): Challenge | undefined {
    return this.#challenge
  }

  /** For the eyes of whoever owns the other end, and of nobody else. */
  get inner(): string | undefined {
    return this.#inner
  }
}

/** Not a failure of the other end: it needs something of the person before it goes on. Ends the work as a failure does. */
export class RemoteQuestion extends RemoteError {
  readonly question: string

  constructor(question: string) {
    super('refused', 'the server asks back')
    this.question = question
  }
}

/** What an error stands for; the libraries wrap what the fetch threw. One of no known kind means that the answer made no sense. */
export function remoteFailure(
  error: unknown,
  otherwise: RemoteFailure = 'answer_invalid',
): RemoteError {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof RemoteError) return at
    if (at instanceof OutboundError)
      return new RemoteError(at.failure, at.message, { cause: at.cause })
    if (at.name === 'TimeoutError') return new RemoteError('timed_out')
  }
  return new RemoteError(otherwise, error instanceof Error ? error.name : otherwise)
}
