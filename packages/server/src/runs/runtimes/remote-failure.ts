import type { ErrorCode } from '@wakeel/contract'
import type { OpenConnection } from '../../connections/dependencies.ts'
import { type Approve, RemoteError, type RemoteFailure } from '../../connections/remotes/remote.ts'
import { said } from '../../connections/remotes/said.ts'
import { DomainError } from '../../errors.ts'
import type { OutboundFetch } from '../../outbound/outbound-fetch.ts'
import { UnusableAnswer } from './transcript.ts'

/** An agent of somebody else's, and how it is reached. */
export interface RemoteEnd {
  connection: OpenConnection
  outboundFetch: OutboundFetch
  timeLimitMs: number
  /** Absent: what is there has not been approved yet. */
  approve?: Approve
}

const codes = {
  address_refused: 'runs.remote_unreachable',
  unreachable: 'runs.remote_unreachable',
  secret_lost: 'runs.remote_refused',
  refused: 'runs.remote_refused',
  failing: 'runs.remote_failed',
  authorisation_needed: 'runs.remote_refused',
  answer_invalid: 'runs.remote_answer_invalid',
  broke_off: 'runs.remote_broke_off',
  too_large: 'runs.remote_too_large',
  timed_out: 'runs.timed_out',
  tool_failed: 'runs.remote_tool_failed',
} as const satisfies Record<RemoteFailure, ErrorCode>

/** What went wrong at the other end, as the outcome that the contract names; undefined when it is something else. */
export function remoteOutcome(error: unknown): DomainError | undefined {
  if (error instanceof RemoteError) return new DomainError(codes[error.failure], { cause: error })
  return error instanceof UnusableAnswer
    ? new DomainError('runs.remote_answer_invalid', { cause: error })
    : undefined
}

/** A shorter secret can stand in a text by chance. */
const TELLING_LENGTH = 8

/** What no answer may hold: some servers send back what they were sent, and some people ask for it. */
export function secretOf({ credential }: OpenConnection): string | undefined {
  return 'secret' in credential && credential.secret.length >= TELLING_LENGTH
    ? credential.secret
    : undefined
}

export const hostOf = ({ address }: OpenConnection): string => new URL(address).host

const INNER_MAX_LENGTH = 2000

/** What the other end itself said of what went wrong: for its creator, and nobody else. */
export function innerOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++)
    if (at instanceof RemoteError) return at.inner && said(at.inner, INNER_MAX_LENGTH)
  return undefined
}
