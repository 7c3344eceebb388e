import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { entitlements, runCharges } from '../../database/schema/billing.ts'
import { runs } from '../../database/schema/runs.ts'

const RECENT_MS = 90 * 24 * 3_600_000

/** Whoever pays for an agent by the month, or in the last 90 days paid for a run of it or ran it when that cost nothing. */
export async function findPayers(queries: Queries, appId: string, now: Date): Promise<string[]> {
  const byMonth = queries
    .select({ userId: entitlements.userId })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.appId, appId),
        eq(entitlements.kind, 'subscription'),
        eq(entitlements.status, 'active'),
        isNotNull(entitlements.userId),
      ),
    )
  const byRun = queries
    .select({ userId: runCharges.userId })
    .from(runCharges)
    .innerJoin(runs, eq(runs.id, runCharges.runId))
    .where(
      and(
        eq(runs.appId, appId),
        gte(runs.startedAt, new Date(now.getTime() - RECENT_MS)),
        inArray(runCharges.source, ['free', 'wallet']),
        inArray(runCharges.status, ['reserved', 'taken']),
        isNotNull(runCharges.userId),
      ),
    )
  const rows = await union(byMonth, byRun)
  return rows.map(({ userId }) => userId!)
}
