import { discoverOAuthProtectedResourceMetadata } from '@modelcontextprotocol/client'
import { connections as contract } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import type { OutboundFetch } from '../outbound/outbound-fetch.ts'
import type { OpenConnection } from './dependencies.ts'
import { createOAuthFetch } from './oauth/oauth-fetch.ts'
import { openRemote } from './remotes/open.ts'
import { type Challenge, type RemoteFailure, remoteFailure } from './remotes/remote.ts'
import { type WrittenManifest, writeManifest } from './remotes/written-manifest.ts'

const LOOK_TIME_LIMIT_MS = 20_000
/** A shorter secret can stand in a text by chance. */
const TELLING_LENGTH = 8

const codes = {
  address_refused: 'connections.address_refused',
  unreachable: 'connections.unreachable',
  secret_lost: 'connections.secret_lost',
  refused: 'connections.refused',
  failing: 'connections.failing',
  authorisation_needed: 'connections.authorisation_needed',
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
): Promise<Seen> {
  return reachedOut(gone, async (signal) => {
    const said = await openRemote(connection, outboundFetch)
      .describe(signal)
      .catch(async (error: unknown) => {
        if (await wantsSignIn(connection, error, outboundFetch, signal))
          throw new DomainError('connections.authorisation_needed')
        throw error
      })
    const description = contract.RemoteDescription.parse(said.description)
    const manifest = said.manifest && writeManifest(said.manifest)
    if (!isStorable(description) || tellsSecret([description, said.manifest], connection))
      throw new DomainError('connections.answer_invalid')
    return { description, manifest }
  })
}

/** Whether an MCP server that did not let a stranger in says where its people sign in: in its refusal, or at the place for it (RFC 9728). */
async function wantsSignIn(
  { kind, address, credential }: OpenConnection,
  error: unknown,
  outboundFetch: OutboundFetch,
  signal: AbortSignal,
): Promise<boolean> {
  const { challenge } = remoteFailure(error)
  if (kind !== 'mcp' || credential.kind !== 'none' || !challenge) return false
  if (challenge.resourceMetadataUrl) return true
  const call = createOAuthFetch(outboundFetch, signal)
  return discoverOAuthProtectedResourceMetadata(address, undefined, call).then(
    () => true,
    () => false,
  )
}

/** What an MCP server says to a stranger; undefined when it lets everybody in. */
export function findChallenge(
  address: string,
  outboundFetch: OutboundFetch,
  gone: AbortSignal,
): Promise<Challenge | undefined> {
  const stranger: OpenConnection = {
    kind: 'mcp',
    address,
    model: null,
    credential: { kind: 'none' },
  }
  return reachedOut(gone, async (signal) => {
    try {
      await openRemote(stranger, outboundFetch).describe(signal)
      return undefined
    } catch (error) {
      const { challenge } = remoteFailure(error)
      if (!challenge) throw error
      return challenge
    }
  })
}

/** Calls the other end within the time limit, for as long as whoever asked is there. */
export async function reachedOut<T>(
  gone: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await call(AbortSignal.any([gone, AbortSignal.timeout(LOOK_TIME_LIMIT_MS)]))
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError(codes[remoteFailure(error).failure], { cause: error })
  }
}

export interface Seen {
  description: contract.RemoteDescription
  manifest: WrittenManifest | null
}

const isStorable = (description: contract.RemoteDescription) =>
  textsIn(description).every((text) => text.isWellFormed() && !text.includes('\0'))

/** Some endpoints send back what they were sent; it would be shown, and stand in the texts of an agent. */
export function tellsSecret(saying: unknown, { credential }: OpenConnection): boolean {
  if (!('secret' in credential) || credential.secret.length < TELLING_LENGTH) return false
  return textsIn(saying).some((text) => text.includes(credential.secret))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
