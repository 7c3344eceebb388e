import type { apiKeys as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { apiKeys, apiKeyUsage } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { lastDays } from '../uae-days.ts'
import type { ApiKeyDependencies } from './dependencies.ts'

type Routes = typeof contract.routes

export async function getApiKeyUsage(
  { database, clock }: ApiKeyDependencies,
  { id, days }: InputOf<Routes['getApiKeyUsage']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getApiKeyUsage']>> {
  const { userId } = requireUser(caller)
  const isTheirs = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId))
  if ((await database.$count(apiKeys, isTheirs)) === 0) throw new DomainError('api_keys.not_found')
  const periods = lastDays(days, clock.now())
  const rows = await database
    .select()
    .from(apiKeyUsage)
    .where(and(eq(apiKeyUsage.apiKeyId, id), inArray(apiKeyUsage.period, periods)))
  const byDay = new Map(rows.map(({ period, fils, runs }) => [period, { fils, runs }]))
  return {
    success: true,
    days: periods.map((day) => ({ day, ...(byDay.get(day) ?? { fils: 0, runs: 0 }) })),
  }
}
