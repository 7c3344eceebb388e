import type { Caller } from '../../http/caller.ts'

/** Which call of which client: two clients of one person count their requests alike, and are told apart by the session that each was given. */
interface CallName {
  caller: Caller
  sessionId: string
  requestId: unknown
}

/**
 * The calls that this process works on, so that the request that cancels one finds it (2025-11-25; later clients hang up instead). Nothing
 * outlives its call. A cancellation that another process receives is not heard, and the answer goes to a client that ignores it.
 */
export class CallsAtWork {
  readonly #calls = new Map<string, AbortController>()

  /** Aborted when the client cancels the call before `end` is called. */
  begin(name: CallName): { signal: AbortSignal; end(): void } {
    const key = keyOf(name)
    const controller = new AbortController()
    this.#calls.set(key, controller)
    return {
      signal: controller.signal,
      end: () => {
        if (this.#calls.get(key) === controller) this.#calls.delete(key)
      },
    }
  }

  cancel(name: CallName): void {
    this.#calls.get(keyOf(name))?.abort()
  }
}

const keyOf = ({ caller, sessionId, requestId }: CallName): string =>
  JSON.stringify([
    caller.kind === 'user' ? caller.userId : [caller.visitorId ?? null, caller.ip],
    sessionId,
    requestId,
  ])
