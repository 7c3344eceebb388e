import type { Pause } from './pause.ts'

/** A pause that others can wait for as well: what one was told holds for all. */
export function sharedPause(pause: Pause) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    pause: ((milliseconds, signal) => {
      const paused = pause(milliseconds, signal)
      last = Promise.allSettled([last, paused])
      return paused
    }) satisfies Pause,
    /** Resolves when nobody pauses any more. */
    over: async (): Promise<void> => {
      let known: unknown
      while (known !== last) {
        known = last
        await known
      }
    },
  }
}
