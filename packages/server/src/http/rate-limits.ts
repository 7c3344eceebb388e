import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@wakeel/contract'
import { eq, lt, sql } from 'drizzle-orm'
import { bind } from '../bind.ts'
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

interface Dependencies {
  database: Database
  clock: Clock
  secret: string
}

/** Of each kind of heavy work. */
const HEAVY_AT_ONCE = 3

export type RateLimits = ReturnType<typeof createRateLimits>

/** Limits that live in the database, so that they survive a restart and hold across processes. */
export const createRateLimits = (dependencies: Dependencies) => ({
  alone: createAlone(),
  ...bind(dependencies, { check, take, allows, add, look, clear, forgetEnded }),
})

/** Heavy work: one at a time for each person, and few at all; throws `request.in_flight` or `server.busy`. */
function createAlone() {
  /** What is at work in this process. */
  const atWork = new Map<string, Set<string>>()

  return async function alone<T>(
    { name }: RateLimit,
    who: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const others = atWork.get(name) ?? new Set()
    if (others.has(who)) throw new DomainError('request.in_flight', { retryAfterSeconds: 5 })
    if (others.size >= HEAVY_AT_ONCE) throw new DomainError('server.busy', { retryAfterSeconds: 5 })
    atWork.set(name, others.add(who))
    try {
      return await work()
    } finally {
      others.delete(who)
    }
  }
}

/** Throws the limit's refusal once the window is full, and counts nothing. */
async function check(limits: Dependencies, limit: RateLimit, who: string): Promise<void> {
  const { count, retryAfterSeconds } = await look(limits, limit, who, limits.database)
  if (count >= limit.max)
    throw new DomainError(limit.refusal ?? 'request.rate_limited', { retryAfterSeconds })
}

/** Counts one more try by `who`, or so many; throws the limit's refusal with the time to wait once the window is full. */
async function take(limits: Dependencies, limit: RateLimit, who: string, by = 1): Promise<void> {
  const row = await countUp(limits, limits.database, limit, who, by)
  if (row.count > limit.max)
    throw new DomainError(limit.refusal ?? 'request.rate_limited', {
      retryAfterSeconds: secondsUntil(limits, row.windowEndsAt),
    })
}

/** Counts one more try by `who`; false once the window is full. */
async function allows(
  limits: Dependencies,
  limit: RateLimit,
  who: string,
  queries: Queries = limits.database,
): Promise<boolean> {
  return (await countUp(limits, queries, limit, who)).count <= limit.max
}

/** Counts one more, and refuses nothing. */
async function add(
  limits: Dependencies,
  limit: RateLimit,
  who: string,
  queries: Queries,
): Promise<void> {
  await countUp(limits, queries, limit, who)
}

/** Counts from zero again. */
async function clear(
  limits: Dependencies,
  limit: RateLimit,
  who: string,
  queries: Queries,
): Promise<void> {
  await queries.delete(rateLimits).where(eq(rateLimits.key, keyed(limits, limit, who)))
}

/** Windows that ended are of no use any more. */
async function forgetEnded({ database, clock }: Dependencies): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowEndsAt, clock.now()))
}

/** What was counted in the window that is open, and how long that still is. */
async function look(
  limits: Dependencies,
  limit: RateLimit,
  who: string,
  queries: Queries,
): Promise<{ count: number; retryAfterSeconds: number }> {
  const [row] = await queries
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyed(limits, limit, who)))
  if (!row || row.windowEndsAt <= limits.clock.now()) return { count: 0, retryAfterSeconds: 0 }
  return { count: row.count, retryAfterSeconds: secondsUntil(limits, row.windowEndsAt) }
}

async function countUp(
  limits: Dependencies,
  queries: Queries,
  limit: RateLimit,
  who: string,
  by = 1,
): Promise<{ count: number; windowEndsAt: Date }> {
  const now = limits.clock.now()
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const fresh = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await queries
    .insert(rateLimits)
    .values({ key: keyed(limits, limit, who), windowEndsAt, count: by })
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

const keyed = ({ secret }: Dependencies, limit: RateLimit, who: string) =>
  `${limit.name}:${createHmac('sha256', secret).update(who).digest('base64url')}`

const secondsUntil = ({ clock }: Dependencies, end: Date) =>
  Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1000))
