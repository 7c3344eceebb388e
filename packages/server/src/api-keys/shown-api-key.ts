import type { apiKeys as contract } from '@wakeel/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys, apiKeyUsage } from '../database/schema/api-keys.ts'
import { apps } from '../database/schema/catalogue.ts'
import { organisations } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { periodsOf } from './spending-cap.ts'

type Row = Awaited<ReturnType<typeof selectKeys>>[number]

/** Those that match, as they are shown, the newest first and those in force before the others. */
export async function showKeys(
  queries: Queries,
  which: SQL | undefined,
  now: Date,
): Promise<contract.ApiKey[]> {
  const rows = await selectKeys(queries).where(which)
  const periods = periodsOf(now)
  const appIds = [...new Set(rows.flatMap(({ key }) => key.appIds ?? []))]
  const [named, usage] = await Promise.all([
    namesOf(queries, appIds),
    usageOf(queries, rows, periods),
  ])
  return rows
    .map((row) => toApiKey(row, { named, used: usage(row), now }))
    .sort(
      (one, other) =>
        Number(other.status === 'active') - Number(one.status === 'active') ||
        other.created_at.localeCompare(one.created_at),
    )
}

/** Throws `api_keys.not_found` for what is not there, or not among those that match. */
export async function showKey(queries: Queries, id: string, now: Date): Promise<contract.ApiKey> {
  const [shown] = await showKeys(queries, eq(apiKeys.id, id), now)
  if (!shown) throw new DomainError('api_keys.not_found')
  return shown
}

const selectKeys = (queries: Queries) =>
  queries
    .select({
      key: apiKeys,
      by: { id: users.id, name: users.name },
      organisation: { id: organisations.id, name: organisations.name },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(organisations, eq(organisations.id, apiKeys.organisationId))
    .$dynamic()

async function namesOf(queries: Queries, appIds: string[]) {
  const rows = await queries
    .select({ id: apps.id, slug: apps.slug, name: apps.name, emoji: apps.emoji })
    .from(apps)
    .where(inArray(apps.id, appIds))
  return new Map(rows.map((agent) => [agent.id, agent]))
}

async function usageOf(
  queries: Queries,
  rows: readonly Row[],
  [day, month]: ReturnType<typeof periodsOf>,
) {
  const used = await queries
    .select()
    .from(apiKeyUsage)
    .where(
      and(
        inArray(
          apiKeyUsage.apiKeyId,
          rows.map(({ key }) => key.id),
        ),
        inArray(apiKeyUsage.period, [day, month]),
      ),
    )
  return ({ key }: Row): contract.ApiKey['used'] => {
    const within = (period: string) => {
      const found = used.find((row) => row.apiKeyId === key.id && row.period === period)
      return { fils: found?.fils ?? 0, runs: found?.runs ?? 0 }
    }
    return { today: within(day), month: within(month) }
  }
}

function toApiKey(
  { key, by, organisation }: Row,
  {
    named,
    used,
    now,
  }: {
    named: Awaited<ReturnType<typeof namesOf>>
    used: contract.ApiKey['used']
    now: Date
  },
): contract.ApiKey {
  const isReplaced = key.previousValidUntil !== null && key.previousValidUntil > now
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    is_test: key.isTest,
    scopes: key.scopes,
    organisation,
    by,
    agents: key.appIds?.flatMap((id) => named.get(id) ?? []) ?? null,
    cap: {
      daily_fils: key.dailyFils,
      daily_runs: key.dailyRuns,
      monthly_fils: key.monthlyFils,
      monthly_runs: key.monthlyRuns,
    },
    used,
    status: statusOf(key, now),
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    previous_valid_until: isReplaced ? key.previousValidUntil!.toISOString() : null,
  }
}

function statusOf(
  { revokedAt, expiresAt }: typeof apiKeys.$inferSelect,
  now: Date,
): contract.ApiKey['status'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}
