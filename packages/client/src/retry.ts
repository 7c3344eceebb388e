import type { WakeelError } from './wakeel-error.ts'

/** Whoever is told to wait longer is told so instead of being kept. */
const MAX_WAIT_SECONDS = 60
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000

/** How long to wait before the same request may succeed; undefined when it makes no difference. */
export function waitBeforeRetry(error: WakeelError, retries: number): number | undefined {
  if (!isPassing(error)) return undefined
  const { retryAfterSeconds } = error
  if (retryAfterSeconds === undefined) return backoff(retries)
  return retryAfterSeconds > MAX_WAIT_SECONDS ? undefined : retryAfterSeconds * 1_000
}

const isPassing = ({ code, status }: WakeelError): boolean =>
  code === 'client.connection_failed' ||
  code === 'request.in_flight' ||
  status === 429 ||
  status === 503

/** Doubled each time; left to chance, so that those who failed together do not come back together. */
const backoff = (retries: number): number =>
  Math.min(FIRST_BACKOFF_MS * 2 ** retries, MAX_BACKOFF_MS) * (0.5 + Math.random() / 2)
