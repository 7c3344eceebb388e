import { hash } from 'node:crypto'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Between one attempt and the next, as Standard Webhooks recommends it: three days and four hours. */
export const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** So much longer an attempt may wait, so that what failed together is not tried together. */
const MAX_JITTER = 0.2

const MAX_RETRY_AFTER_MS = 24 * HOUR_MS

/** When what has failed so many times is tried again; undefined when it is given up. `id` is what its jitter is made of. */
export function nextAttemptAt({
  id,
  tries,
  now,
  retryAfterMs = 0,
}: {
  id: string
  tries: number
  now: Date
  /** How long the receiver asked to wait. */
  retryAfterMs?: number | undefined
}): Date | undefined {
  const wait = RETRY_AFTER_MS[tries - 1]
  if (wait === undefined) return undefined
  const share = hash('sha256', `${id} ${tries}`, 'buffer')[0]! / 255
  const jittered = wait * (1 + MAX_JITTER * share)
  return new Date(now.getTime() + Math.max(jittered, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)))
}

/** A `Retry-After` in seconds or as a date; undefined for anything else. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}
