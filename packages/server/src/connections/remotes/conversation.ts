import type { OutboundFetch, OutboundLimits } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../connections.ts'
import { RemoteError, type RemoteFailure, remoteFailure } from './remote.ts'

export interface ConversationOptions {
  signal: AbortSignal
  /** Of each call. */
  limits?: OutboundLimits | undefined
}

/**
 * Work that calls the other end, which gets a fetch that makes the store known there. The libraries of the protocols lose or hide
 * what went wrong below them and may wait for an answer that cannot come any more: here the first failure of a call ends the work,
 * and is what it throws. Nothing is left open afterwards.
 */
export async function converse<T>(
  connection: OpenConnection,
  outboundFetch: OutboundFetch,
  { signal, limits }: ConversationOptions,
  work: (call: typeof fetch) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const failed = Promise.withResolvers<never>()
  let failure: RemoteError | undefined
  const fail = (error: unknown, otherwise: RemoteFailure): RemoteError => {
    failure ??= remoteFailure(error, otherwise)
    failed.reject(failure)
    return failure
  }
  const leave = () => failed.reject(isTimeout(signal.reason) ? new RemoteError('timed_out') : signal.reason)
  const outbound = outboundFetch(limits)

  const call: typeof fetch = async (input, init) => {
    const request = { ...init, headers: knownHeaders(connection, input, init), signal: anySignal(over.signal, init?.signal) }
    const isOver = (error: unknown) => request.signal.aborted || (error instanceof Error && error.name === 'AbortError')
    try {
      const response = await outbound(input, request)
      const refusal = failureOf(response.status)
      if (!refusal) return watched(response, (error) => (isOver(error) ? error : fail(brokenOff(error), 'broke_off')))
      await response.body?.cancel()
      throw new RemoteError(refusal, `status ${response.status}`)
    } catch (error) {
      throw isOver(error) ? error : fail(error, 'unreachable')
    }
  }

  signal.addEventListener('abort', leave, { once: true })
  try {
    if (signal.aborted) leave()
    return await Promise.race([failed.promise, work(call)])
  } catch (error) {
    throw failure ?? error
  } finally {
    signal.removeEventListener('abort', leave)
    over.abort()
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

const anySignal = (over: AbortSignal, asked: AbortSignal | null | undefined) => (asked ? AbortSignal.any([over, asked]) : over)

/** The secret goes to the origin that its owner gave it for, and nowhere else. */
function knownHeaders({ address, credential }: OpenConnection, input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (credential.kind === 'lost') throw new RemoteError('secret_lost')
  if (credential.kind === 'none' || originOf(input) !== originOf(address)) return headers
  try {
    if (credential.kind === 'bearer') headers.set('authorization', `Bearer ${credential.secret}`)
    else headers.set(credential.name, credential.secret)
  } catch {
    // What was thrown quotes the secret.
    throw new RemoteError('refused', 'the secret cannot be sent in a header')
  }
  return headers
}

const originOf = (input: Parameters<typeof fetch>[0]): string => new URL(input instanceof Request ? input.url : input).origin

function failureOf(status: number): RemoteFailure | undefined {
  if (status === 401 || status === 403 || status === 407) return 'refused'
  return status === 429 || status >= 500 ? 'unreachable' : undefined
}

/** A connection that breaks after the answer has begun is not one that cannot be reached. */
function brokenOff(error: unknown): RemoteError {
  const known = remoteFailure(error, 'broke_off')
  return known.failure === 'unreachable' ? new RemoteError('broke_off', known.message, { cause: known.cause }) : known
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
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers })
}
