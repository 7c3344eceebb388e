import { extractWWWAuthenticateParams } from '@modelcontextprotocol/client'
import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { type Challenge, RemoteError, type RemoteFailure, remoteFailure } from './remote.ts'

export interface ConversationOptions {
  signal: AbortSignal
  /** Of each call. */
  limits?: OutboundLimits | undefined
}

/** Work that a failed call ends, and nothing else. */
export type Apart = <T>(part: () => Promise<T>) => Promise<T>

/**
 * Work that calls the other end, which gets a fetch that makes the store known there. The libraries of the protocols lose or hide
 * what went wrong below them and may wait for an answer that cannot come any more: here the first failure of a call ends the work,
 * and is what it throws. What may fail while the work goes on is done `apart`. Nothing is left open afterwards.
 */
export async function converse<T>(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  { signal, limits }: ConversationOptions,
  work: (call: typeof fetch, apart: Apart) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const left = Promise.withResolvers<never>()
  left.promise.catch(() => {})
  const leave = () =>
    left.reject(isTimeout(signal.reason) ? new RemoteError('timed_out') : signal.reason)
  const outbound = outboundFetch(limits)
  /** Nothing has been done yet that another token could do a second time. */
  let isFirstRequest = true
  let current = openPart()

  const apart: Apart = async (part) => {
    const before = current
    const mine = openPart()
    current = mine
    try {
      return await Promise.race([mine.failed.promise, left.promise, part()])
    } catch (error) {
      throw mine.failure ?? error
    } finally {
      current = before
    }
  }

  const send: typeof fetch = (input, init) =>
    outbound(input, { ...init, headers: knownHeaders(connection, input, init) })

  const call: typeof fetch = async (input, init) => {
    const { fail } = current
    const request = { ...init, signal: anySignal(over.signal, init?.signal) }
    const isOver = (error: unknown) =>
      request.signal.aborted || (error instanceof Error && error.name === 'AbortError')
    try {
      let response = await send(input, request)
      if (response.status === 401 && isFirstRequest && connection.credential.kind === 'oauth') {
        await response.body?.cancel()
        // What was authorised may have ended before its time.
        connection.credential.secret = await connection.credential.renew(
          connection.credential.secret,
        )
        response = await send(input, request)
      }
      isFirstRequest = false
      const refusal = failureOf(response.status, connection)
      if (!refusal)
        return watched(response, (error) =>
          isOver(error) ? error : fail(brokenOff(error), 'broke_off'),
        )
      await response.body?.cancel()
      throw new RemoteError(refusal, `status ${response.status}`, {
        challenge: challengeOf(response),
      })
    } catch (error) {
      throw isOver(error) ? error : fail(error, 'unreachable')
    }
  }

  signal.addEventListener('abort', leave, { once: true })
  try {
    if (signal.aborted) leave()
    return await apart(() => work(call, apart))
  } finally {
    signal.removeEventListener('abort', leave)
    over.abort()
  }
}

interface Part {
  failed: PromiseWithResolvers<never>
  failure: RemoteError | undefined
  fail(error: unknown, otherwise: RemoteFailure): RemoteError
}

function openPart(): Part {
  const failed = Promise.withResolvers<never>()
  // A call may fail when nobody waits for its part any more.
  failed.promise.catch(() => {})
  const part: Part = {
    failed,
    failure: undefined,
    fail(error, otherwise) {
      part.failure ??= remoteFailure(error, otherwise)
      failed.reject(part.failure)
      return part.failure
    },
  }
  return part
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'

const anySignal = (over: AbortSignal, own: AbortSignal | null | undefined) =>
  own ? AbortSignal.any([over, own]) : over

/** The secret goes to the origin that its owner gave it for, and nowhere else. */
export function knownHeaders(
  { address, credential }: OpenConnection,
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Headers {
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  )
  if (credential.kind === 'missing') throw new RemoteError(credential.failure)
  if (credential.kind === 'none' || originOf(input) !== originOf(address)) return headers
  try {
    if (credential.kind !== 'header') headers.set('authorization', `Bearer ${credential.secret}`)
    else headers.set(credential.name, credential.secret)
  } catch {
    // What was thrown quotes the secret.
    throw new RemoteError('refused', 'the secret cannot be sent in a header')
  }
  return headers
}

function challengeOf(response: Response): Challenge | undefined {
  if (response.status !== 401) return undefined
  const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(response)
  return { resourceMetadataUrl, scope }
}

const originOf = (input: Parameters<typeof fetch>[0]): string =>
  new URL(input instanceof Request ? input.url : input).origin

function failureOf(status: number, { credential }: OpenConnection): RemoteFailure | undefined {
  if (status === 401 && credential.kind === 'oauth') return 'authorisation_needed'
  if (status === 401 || status === 403 || status === 407) return 'refused'
  return status === 429 || status >= 500 ? 'failing' : undefined
}

/** A connection that breaks after the answer has begun is not one that cannot be reached. */
function brokenOff(error: unknown): RemoteError {
  const known = remoteFailure(error, 'broke_off')
  return known.failure === 'unreachable'
    ? new RemoteError('broke_off', known.message, { cause: known.cause })
    : known
}

/** The same response, with an eye on its body. */
function watched(response: Response, onError: (error: unknown) => unknown): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const next = () => reader.read().catch((error: unknown) => Promise.reject(onError(error)))
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next()
      if (isLeft) return
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel(reason) {
      isLeft = true
      return reader.cancel(reason)
    },
  })
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
