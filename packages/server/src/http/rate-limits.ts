import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@wakeel/contract'
import { eq, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import { DomainError } from '../errors.ts'

export interface RateLimit {
  name: string
  max: number
  windowSeconds: number
  /** What a refusal is called, where more can be said than `request.rate_limited`. */
  refusal?: ErrorCode
}

/** Of each kind of heavy work. */
const HEAVY_AT_ONCE = 3

export type RateLimits = ReturnType<typeof createRateLimits>

/** Limits that live in the database, so that they survive a restart and hold across processes. */
export function createRateLimits({
  database,
  clock,
  secret,
}: {
  database: Database
  clock: Clock
  secret: string
}) {
  const keyed = (limit: RateLimit, who: string) =>
    `${limit.name}:${createHmac('sha256', secret).update(who).digest('base64url')}`

  const secondsUntil = (end: Date) =>
    Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1000))

  async function countUp(
    queries: Queries,
    limit: RateLimit,
    who: string,
    by = 1,
  ): Promise<{ count: number; windowEndsAt: Date }> {
    const now = clock.now()
    const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
    const fresh = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await queries
      .insert(rateLimits)
      .values({ key: keyed(limit, who), windowEndsAt, count: by })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${fresh} then ${by} else least(${rateLimits.count} + ${by}, ${limit.max + 1}) end`,
          windowEndsAt: sql`case when ${fresh} then ${windowEndsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
        },
      })
      .returning()
    return row!
  }

  /** What is at work in this process. */
  const atWork = new Map<string, Set<string>>()

  const look = async (
    limit: RateLimit,
    who: string,
    queries: Queries,
  ): Promise<{ count: number; retryAfterSeconds: number }> => {
    const [row] = await queries
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, keyed(limit, who)))
    if (!row || row.windowEndsAt <= clock.now()) return { count: 0, retryAfterSeconds: 0 }
    return { count: row.count, retryAfterSeconds: secondsUntil(row.windowEndsAt) }
  }

  return {
    /** Throws the limit's refusal once the window is full, and counts nothing. */
    async check(limit: RateLimit, who: string): Promise<void> {
      const { count, retryAfterSeconds } = await look(limit, who, database)
      if (count >= limit.max)
        throw new DomainError(limit.refusal ?? 'request.rate_limited', { retryAfterSeconds })
    },

    /** Counts one more try by `who`, or so many; throws the limit's refusal with the time to wait once the window is full. */
    async take(limit: RateLimit, who: string, by = 1): Promise<void> {
      const row = await countUp(database, limit, who, by)
      if (row.count > limit.max)
        throw new DomainError(limit.refusal ?? 'request.rate_limited', {
          retryAfterSeconds: secondsUntil(row.windowEndsAt),
        })
    },

    /** Counts one more try by `who`; false once the window is full. */
    async allows(limit: RateLimit, who: string, queries: Queries = database): Promise<boolean> {
      return (await countUp(queries, limit, who)).count <= limit.max
    },

    /** Counts one more, and refuses nothing. */
    async add(limit: RateLimit, who: string, queries: Queries): Promise<void> {
      await countUp(queries, limit, who)
    },

    /** Heavy work: one at a time for each person, and few at all; throws `request.in_flight` or `server.busy`. */
    async alone<T>({ name }: RateLimit, who: string, work: () => Promise<T>): Promise<T> {
      const others = atWork.get(name) ?? new Set()
      if (others.has(who)) throw new DomainError('request.in_flight', { retryAfterSeconds: 5 })
      if (others.size >= HEAVY_AT_ONCE)
        throw new DomainError('server.busy', { retryAfterSeconds: 5 })
      atWork.set(name, others.add(who))
      try {
        return await work()
      } finally {
        others.delete(who)
      }
    },

    /** What was counted in the window that is open, and how long that still is. */
    look,

    /** Counts from zero again. */
    async clear(limit: RateLimit, who: string, queries: Queries): Promise<void> {
      await queries.delete(rateLimits).where(eq(rateLimits.key, keyed(limit, who)))
    },

    /** Windows that ended are of no use any more. */
    async forgetEnded(): Promise<void> {
      await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, clock.now()))
    },
  }
}
