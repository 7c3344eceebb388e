import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apiKeys, apiKeyUsage } from '../database/schema/api-keys.ts'
import { param, statement } from '../database/statement.ts'
import { DomainError } from '../errors.ts'
import { monthOf } from '../uae-calendar.ts'
import { dayAt } from '../uae-days.ts'
import { CapReached } from './cap-reached.ts'

/** A run that a key has begun. */
interface KeyRun {
  apiKeyId: string
  startedAt: Date
}

/** The day and the month that a run counts in. */
export const periodsOf = (at: Date): [day: string, month: string] => [dayAt(at), monthOf(at)]

const [apiKeyId, fils] = [param('api_key_id', 'uuid'), param('fils', 'bigint')]
const [day, month] = [param('day', 'text'), param('month', 'text')]

/**
 * Locks a key until the transaction ends, so that of runs that begin at once each sees what the others use: after the wallet, as everywhere.
 * A statement of its own: one that waits for a lock reads what was there before it waited.
 */
export const lockKey = statement<{ id: string }>(
  'lock_api_key',
  sql`select id from api_keys where id = ${apiKeyId} and revoked_at is null for no key update`,
)

/** What a locked key may use and has used, as parts of a statement. */
export const readingCap = sql`
  cap as (select daily_fils, daily_runs, monthly_fils, monthly_runs from api_keys where id = ${apiKeyId} and revoked_at is null),
  used_of_key as (
    select coalesce(sum(fils) filter (where period = ${day}), 0) as day_fils, coalesce(sum(runs) filter (where period = ${day}), 0) as day_runs,
      coalesce(sum(fils) filter (where period = ${month}), 0) as month_fils,
      coalesce(sum(runs) filter (where period = ${month}), 0) as month_runs
    from api_key_usage where api_key_id = ${apiKeyId} and period in (${day}, ${month})
  )`

/** That this is room for one more run, where those have read it; true of a run without a key. */
export const isWithinCap = sql`(${apiKeyId} is null or exists (
  select from cap, used_of_key
  where (daily_runs is null or day_runs < daily_runs) and (monthly_runs is null or month_runs < monthly_runs)
    and (${fils} = 0 or (daily_fils is null or day_fils + ${fils} <= daily_fils) and (monthly_fils is null or month_fils + ${fils} <= monthly_fils))
))`

/** Counts a run for its key, where `stored` has a row for it. */
export const countingForKey = sql`
  insert into api_key_usage as usage (api_key_id, period, fils, runs)
  select ${apiKeyId}, period, ${fils}, 1 from stored, unnest(array[${day}, ${month}]) as period where ${apiKeyId} is not null
  on conflict (api_key_id, period) do update set fils = usage.fils + excluded.fils, runs = usage.runs + 1
  returning period`

/** What those parts are given. */
export function capValues(
  { apiKeyId, startedAt }: { apiKeyId: string | null; startedAt: Date },
  fils: number,
) {
  const [day, month] = periodsOf(startedAt)
  return { api_key_id: apiKeyId, fils, day, month }
}

const countForKey = statement<{ period: string }>(
  'count_for_api_key',
  sql`with ${readingCap}, stored as (select where ${isWithinCap}), counted as (${countingForKey}) select period from counted`,
)

/** Counts a run for its key in the transaction that stores it, or throws `api_keys.cap_reached`. */
export async function takeFromCap(tx: Transaction, run: KeyRun, fils: number): Promise<void> {
  const values = capValues(run, fils)
  const [locked] = await lockKey.execute(tx, values)
  if (!locked) throw new DomainError('api_keys.invalid')
  const counted = await countForKey.execute(tx, values)
  if (counted.length === 0) throw await capReached(tx, run, fils)
}

/** What stands in the way of a run of a key that is locked. */
async function capReached(
  tx: Transaction,
  { apiKeyId, startedAt: at }: KeyRun,
  fils: number,
): Promise<CapReached> {
  const key = (await tx.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId)))[0]!
  const [day, month] = periodsOf(at)
  const usedIn = await usage(tx, apiKeyId, [day, month])
  const ofDay = {
    period: day,
    used: usedIn(day),
    cap: { fils: key.dailyFils, runs: key.dailyRuns },
  }
  const ofMonth = {
    period: month,
    used: usedIn(month),
    cap: { fils: key.monthlyFils, runs: key.monthlyRuns },
  }
  const reached = fits(ofDay.cap, ofDay.used, fils) ? ofMonth : ofDay
  return new CapReached(key, { ...reached, at }, fils)
}

/** Takes the count back, of a run that gave no answer. */
export async function giveBackToCap(
  tx: Transaction,
  { apiKeyId, startedAt }: KeyRun,
  fils: number,
): Promise<void> {
  for (const period of periodsOf(startedAt))
    await tx
      .update(apiKeyUsage)
      .set({ fils: sql`${apiKeyUsage.fils} - ${fils}`, runs: sql`${apiKeyUsage.runs} - 1` })
      .where(and(eq(apiKeyUsage.apiKeyId, apiKeyId), eq(apiKeyUsage.period, period)))
}

interface Used {
  fils: number
  runs: number
}

async function usage(tx: Transaction, apiKeyId: string, periods: string[]) {
  const rows = await tx
    .select()
    .from(apiKeyUsage)
    .where(and(eq(apiKeyUsage.apiKeyId, apiKeyId), inArray(apiKeyUsage.period, periods)))
  return (period: string): Used => rows.find((row) => row.period === period) ?? { fils: 0, runs: 0 }
}

function fits(cap: { fils: number | null; runs: number | null }, used: Used, fils: number) {
  if (cap.runs !== null && used.runs >= cap.runs) return false
  return fils === 0 || cap.fils === null || used.fils + fils <= cap.fils
}
