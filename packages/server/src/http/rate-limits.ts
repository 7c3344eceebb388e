import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@wakeel/contract'
import { eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { bind } from '../bind.ts'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import { constant, param, statement } from '../database/statement.ts'
import { DomainError } from '../errors.ts'

export interface RateLimit {
  name: string
  max: number
  windowSeconds: number
  /** What a refusal is called, where more can be said than `request.rate_limited`. */
  refusal?: ErrorCode
}

/** What is left of a limit. */
export interface LimitState extends Pick<RateLimit, 'name' | 'max' | 'windowSeconds'> {
  remaining: number
  resetSeconds: number
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
  ...bind(dependencies, {
    check,
    take,
    requireRoom,
    add,
    clear,
    allows,
    keyOf,
    secondsUntil,
    forgetEnded,
  }),
})

/** What is counted in a statement: a key that `keyOf` made, the time, and how many more. */
interface Counted {
  key: SQL
  now: SQL
  by: SQL
  max: SQL
  seconds: SQL
}

/** Counts more in the window that is open, as a part of a statement: once if `source` has a row, else not at all. Answers with `count` and `window_ends_at`. */
const countingUp = ({ key, now, by, max, seconds }: Counted, source: SQL): SQL => sql`
  insert into rate_limits as counted (key, window_ends_at, count)
  select ${key}, ${now} + make_interval(secs => ${seconds}), ${by} ${source}
  on conflict (key) do update set
    count = case when counted.window_ends_at <= ${now} then ${by} else least(counted.count + ${by}, ${max} + 1) end,
    window_ends_at = case when counted.window_ends_at <= ${now} then excluded.window_ends_at else counted.window_ends_at end
  returning counted.count, counted.window_ends_at`

/** Counts one more of a limit, as a part of a statement that is given `now` and the key under this name. */
export const countingOne = ({ max, windowSeconds }: RateLimit, keyName: string, source: SQL): SQL =>
  countingUp(
    {
      key: param(keyName, 'text'),
      now: param('now', 'timestamptz'),
      by: constant(1),
      max: constant(max),
      seconds: constant(windowSeconds),
    },
    source,
  )

export interface CountedRow {
  count: number
  window_ends_at: string
}

const countUpOf = statement<CountedRow>(
  'count_up',
  countingUp(
    {
      key: param('key', 'text'),
      now: param('now', 'timestamptz'),
      by: param('by', 'int'),
      max: param('max', 'int'),
      seconds: param('seconds', 'int'),
    },
    sql``,
  ),
)

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
async function take(
  limits: Dependencies,
  limit: RateLimit,
  who: string,
  by = 1,
): Promise<LimitState> {
  const counted = await countUp(limits, limits.database, limit, who, by)
  requireRoom(limits, limit, counted)
  const resetSeconds = secondsUntil(limits, new Date(counted.window_ends_at))
  return { ...limit, remaining: limit.max - counted.count, resetSeconds }
}

/** Throws the limit's refusal with the time to wait where more was counted than it allows. */
function requireRoom(
  limits: Dependencies,
  limit: RateLimit,
  { count, window_ends_at: windowEndsAt }: CountedRow,
): void {
  if (count > limit.max)
    throw new DomainError(limit.refusal ?? 'request.rate_limited', {
      retryAfterSeconds: secondsUntil(limits, new Date(windowEndsAt)),
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
  await queries.delete(rateLimits).where(eq(rateLimits.key, keyOf(limits, limit, who)))
}

/** Windows that ended are of no use any more; one that somebody counts in at this moment waits for the next time, as this must wait for none of two. */
async function forgetEnded({ database, clock }: Dependencies): Promise<void> {
  const ended = database
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.windowEndsAt, clock.now()))
    .for('update', { skipLocked: true })
  await database.delete(rateLimits).where(inArray(rateLimits.key, ended))
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
    .where(eq(rateLimits.key, keyOf(limits, limit, who)))
  if (!row || row.windowEndsAt <= limits.clock.now()) return { count: 0, retryAfterSeconds: 0 }
  return { count: row.count, retryAfterSeconds: secondsUntil(limits, row.windowEndsAt) }
}

async function countUp(
  limits: Dependencies,
  queries: Queries,
  limit: RateLimit,
  who: string,
  by = 1,
): Promise<CountedRow> {
  const [row] = await countUpOf.execute(queries, {
    key: keyOf(limits, limit, who),
    now: limits.clock.now().toISOString(),
    by,
    max: limit.max,
    seconds: limit.windowSeconds,
  })
  return row!
}

/** What is stored for somebody under a limit, for a statement that counts. */
function keyOf({ secret }: Dependencies, limit: RateLimit, who: string): string {
  return `${limit.name}:${createHmac('sha256', secret).update(who).digest('base64url')}`
}

function secondsUntil({ clock }: Dependencies, end: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - clock.now().getTime()) / 1000))
}
