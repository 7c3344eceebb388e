import { connections as contract } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { OpenConnection } from './connections.ts'
import { openRemote } from './remotes/open.ts'
import { type RemoteFailure, remoteFailure } from './remotes/remote.ts'

const LOOK_TIME_LIMIT_MS = 20_000
/** A shorter secret can stand in a text by chance. */
const TELLING_LENGTH = 8

const codes = {
  address_refused: 'connections.address_refused',
  unreachable: 'connections.unreachable',
  secret_lost: 'connections.secret_lost',
  refused: 'connections.refused',
  answer_invalid: 'connections.answer_invalid',
  too_large: 'connections.too_large',
  timed_out: 'connections.timed_out',
  broke_off: 'connections.answer_invalid',
  tool_failed: 'connections.answer_invalid',
} as const satisfies Record<RemoteFailure, string>

/** An address in one spelling, without what the other end is never told; throws `connections.address_refused`. */
export function readAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new DomainError('connections.address_refused')
  url.hash = ''
  return url.href
}

/** Reads what the other end says about itself; what went wrong there is an error that the contract names. */
export async function look(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  gone: AbortSignal,
): Promise<contract.RemoteDescription> {
  return reachedOut(gone, async (signal) => {
    const description = contract.RemoteDescription.parse(await openRemote(connection, outboundFetch).describe(signal))
    if (!isStorable(description) || tellsSecret(description, connection)) throw new DomainError('connections.answer_invalid')
    return description
  })
}

/** Calls the other end within the time limit, for as long as whoever asked is there. */
export async function reachedOut<T>(gone: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await call(AbortSignal.any([gone, AbortSignal.timeout(LOOK_TIME_LIMIT_MS)]))
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError(codes[remoteFailure(error).failure], { cause: error })
  }
}

const isStorable = (description: contract.RemoteDescription) =>
  textsIn(description).every((text) => text.isWellFormed() && !text.includes('\0'))

/** Some endpoints send back what they were sent; it would be shown, and stand in the texts of an agent. */
function tellsSecret(description: contract.RemoteDescription, { credential }: OpenConnection): boolean {
  if (!('secret' in credential) || credential.secret.length < TELLING_LENGTH) return false
  return textsIn(description).some((text) => text.includes(credential.secret))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
