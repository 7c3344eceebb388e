import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { rateLimits } from './tables.ts'

export interface RateLimit {
  name: string
  most: number
  windowSeconds: number
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Limits that live in the database, so that they survive a restart and hold across processes. */
export function createRateLimits({ database, clock, secret }: { database: Database; clock: Clock; secret: string }) {
  const keyed = (limit: RateLimit, who: string) => `${limit.name}:${createHmac('sha256', secret).update(who).digest('base64url')}`

  return {
    /** Counts one more try by `who`; throws `request.rate_limited` with the time to wait once the window is full. */
    async take(limit: RateLimit, who: string): Promise<void> {
      const now = clock.now()
      const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
      const fresh = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`
      const [row] = await database
        .insert(rateLimits)
        .values({ key: keyed(limit, who), windowEndsAt, count: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${fresh} then 1 else least(${rateLimits.count} + 1, ${limit.most + 1}) end`,
            windowEndsAt: sql`case when ${fresh} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning()
      if (row && row.count > limit.most) {
        const retryAfterSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
        throw new DomainError('request.rate_limited', { retryAfterSeconds })
      }
    },

    /** Windows that ended are of no use any more. */
    async forgetEnded(): Promise<void> {
      await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, clock.now()))
    },
  }
}
