import type { runs } from '@wakeel/contract'

/** A run that this process is at work on, as all who follow it hear of it: from its first event, in the same order. */
export class LiveRun {
  readonly #events: runs.DemoEvent[] = []
  readonly #cancelled = new AbortController()
  readonly #ended = Promise.withResolvers<void>()
  #hasEnded = false
  #next = Promise.withResolvers<void>()
  /** Somebody has begun to read the answer: from here on it counts. */
  isHeard = false

  get signal(): AbortSignal {
    return this.#cancelled.signal
  }

  get ended(): Promise<void> {
    return this.#ended.promise
  }

  cancel(): void {
    this.#cancelled.abort()
  }

  emit(event: runs.DemoEvent): void {
    this.#events.push(event)
    this.#wake()
  }

  end(): void {
    this.#hasEnded = true
    this.#ended.resolve()
    this.#wake()
  }

  async *events(gone: AbortSignal): AsyncGenerator<runs.DemoEvent, void, undefined> {
    const left = whenAborted(gone)
    for (let index = 0; !gone.aborted; ) {
      const next = this.#next.promise
      const event = this.#events[index++]
      if (event) {
        this.isHeard ||= event.type === 'text'
        yield event
      } else if (this.#hasEnded) return
      else {
        index--
        await Promise.race([next, left])
      }
    }
  }

  #wake(): void {
    const woken = this.#next
    this.#next = Promise.withResolvers()
    woken.resolve()
  }
}

export type LiveRuns = Map<string, LiveRun>

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
