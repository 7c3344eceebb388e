import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apiKeys, apiKeyUsage } from '../database/schema/api-keys.ts'
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

/**
 * Counts a run for its key in the transaction that stores it, or throws `api_keys.cap_reached`. The key is locked until that ends, so that of
 * runs that begin at once each sees what the others use: after the wallet, as everywhere.
 */
export async function takeFromCap(
  tx: Transaction,
  { apiKeyId, startedAt }: KeyRun,
  fils: number,
): Promise<void> {
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId)).for('no key update')
  if (!key || key.revokedAt) throw new DomainError('api_keys.invalid')
  const periods = periodsOf(startedAt)
  const used = await usedIn(tx, apiKeyId, periods)
  const [day, month] = periods.map(used) as [Used, Used]
  const ofDay = { fils: key.dailyFils, runs: key.dailyRuns }
  const ofMonth = { fils: key.monthlyFils, runs: key.monthlyRuns }
  const [fitsDay, fitsMonth] = [fits(ofDay, day, fils), fits(ofMonth, month, fils)]
  if (!fitsDay)
    throw new CapReached(key, { period: periods[0], used: day, cap: ofDay, at: startedAt })
  if (!fitsMonth)
    throw new CapReached(key, { period: periods[1], used: month, cap: ofMonth, at: startedAt })
  await tx
    .insert(apiKeyUsage)
    .values(periods.map((period) => ({ apiKeyId, period, fils, runs: 1 })))
    .onConflictDoUpdate({
      target: [apiKeyUsage.apiKeyId, apiKeyUsage.period],
      set: {
        fils: sql`${apiKeyUsage.fils} + excluded.fils`,
        runs: sql`${apiKeyUsage.runs} + 1`,
      },
    })
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

async function usedIn(tx: Transaction, apiKeyId: string, periods: string[]) {
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
