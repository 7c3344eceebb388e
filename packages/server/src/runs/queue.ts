import { DomainError } from '../errors.ts'

export interface QueueLimits {
  /** How many are at work at once. */
  atOnce: number
  /** How many may wait; absent: any number. */
  maxWaiting?: number
  /** How long each may wait; absent: as long as it takes. */
  waitLimitMs?: number
}

const RETRY_AFTER_SECONDS = 2

/**
 * Does only so much at once, the rest in the order in which it came. What cannot be begun in time is refused with `server.busy`, before
 * anything was done for it.
 */
export function createQueue({
  atOnce,
  maxWaiting = Number.POSITIVE_INFINITY,
  waitLimitMs,
}: QueueLimits) {
  const waiting = new Set<() => void>()
  let atWork = 0

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(tooLong)
        waiting.delete(begin)
        atWork += 1
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        reject(busy())
      }
      const tooLong =
        waitLimitMs === undefined ? undefined : setTimeout(giveUp, waitLimitMs).unref()
      waiting.add(begin)
    })
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (atWork < atOnce) atWork += 1
      else if (waiting.size < maxWaiting) await turn()
      else throw busy()
      try {
        return await work()
      } finally {
        atWork -= 1
        const [next] = waiting
        next?.()
      }
    },
  }
}

const busy = () => new DomainError('server.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
