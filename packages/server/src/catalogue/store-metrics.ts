import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'

/** The newest runs say how quick the store is now. */
const RUNS_CONSIDERED = 200

export interface StoreMetrics {
  hasSampleData: boolean
  /** Null before the first answer. */
  medianMs: number | null
}

/** What the first page says of the store as a whole. */
export async function readStoreMetrics(database: Database): Promise<StoreMetrics> {
  const newest = database
    .select({ elapsedMs: runs.elapsedMs })
    .from(runs)
    .where(and(inArray(runs.kind, ['demo', 'paid']), eq(runs.status, 'succeeded')))
    .orderBy(desc(runs.startedAt))
    .limit(RUNS_CONSIDERED)
    .as('newest')
  const [metrics] = await database
    .select({
      medianMs: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${newest.elapsedMs}))::int`,
      hasSampleData: sql<boolean>`
        exists (select from ${reviews} where ${reviews.isSample}) or exists (select from ${users} where ${users.isSample})`,
    })
    .from(newest)
  return { medianMs: metrics?.medianMs ?? null, hasSampleData: metrics?.hasSampleData === true }
}
