/** Ends after so many milliseconds, or fails with the signal's reason. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
