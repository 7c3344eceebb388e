import { statfs } from 'node:fs/promises'
import type { Clock } from './clock.ts'
import { isDiskFull } from './database/failures.ts'
import { DomainError } from './errors.ts'

/** So much is left for what is at work when the store says that it is full: the log of the embedded database grows by 16 MB at a time. */
const LEAST_FREE_BYTES = 48 * 1024 * 1024
/** A disk that refused to be written to is believed full for so long, and then tried again. */
const BELIEVED_MS = 60_000

export type Storage = ReturnType<typeof createStorage>

/** Whether there is room to write. The disk of a database server cannot be looked at; what it refused tells. */
export function createStorage({
  clock,
  directory,
}: {
  clock: Clock
  directory: string | undefined
}) {
  let refusedAt = Number.NEGATIVE_INFINITY
  return {
    /** Told of every failure; those of a full disk count. */
    heed(error: unknown): void {
      if (isDiskFull(error)) refusedAt = clock.now().getTime()
    },
    async isFull(): Promise<boolean> {
      if (clock.now().getTime() - refusedAt < BELIEVED_MS) return true
      if (directory === undefined) return false
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize < LEAST_FREE_BYTES
    },
  }
}

/** What whoever asks is told. */
export const storageFull = (cause?: unknown) =>
  new DomainError('server.away', {
    sentence: 'Wakeel has no room left to write anything down. Try again later.',
    retryAfterSeconds: 60,
    cause,
  })
