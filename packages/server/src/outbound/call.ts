import { Agent, type buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'

export type Call = ReturnType<typeof openCall>

/** One request from its first connection to the last byte of its answer: it ends by itself when the time is over or the caller gives up. */
export function openCall({
  request,
  timeLimitMs,
  connect,
}: {
  request: Request
  timeLimitMs: number
  connect: buildConnector.connector
}) {
  // No connection outlives its call: nothing stays open, and nobody's connection serves somebody else.
  const agent = new Agent({ connect, allowH2: false, headersTimeout: 0, bodyTimeout: 0 })
  const stopping = new AbortController()
  const giveUp = () => stop(request.signal.reason)
  const timer = setTimeout(() => stop(new OutboundError('timed_out')), timeLimitMs)
  request.signal.addEventListener('abort', giveUp)

  function end(): void {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', giveUp)
    void agent.destroy()
  }

  function stop(reason: unknown): void {
    stopping.abort(reason)
    end()
  }

  if (request.signal.aborted) giveUp()

  return {
    agent,
    signal: stopping.signal,
    end,
    /** Ends the call for a reason of its own, and says how it failed. */
    fail(error: unknown): unknown {
      stop(toFailure(error))
      return stopping.signal.reason
    },
  }
}

function toFailure(error: unknown): OutboundError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const known = [error, cause].find((each) => each instanceof OutboundError)
  if (known) return known
  if (cause && 'code' in cause && cause.code === 'UND_ERR_HEADERS_OVERFLOW')
    return new OutboundError('too_large')
  // A port of the list that no browser connects to: mail, shells and the like.
  if (cause?.message === 'bad port') return new OutboundError('address_refused')
  return new OutboundError('unreachable', { cause: error })
}
