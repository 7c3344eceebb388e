import { runs } from '@wakeel/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { demoAllowances } from '../database/schema/runs.ts'
import { DomainError } from '../errors.ts'

const UPGRADE_MESSAGE = `You have used your ${runs.DEMO_LIMIT} free runs of this agent. Upgrade to keep using it.`

/** Takes one of a person's free runs of an app, or refuses; exact however many ask at once, as it is a single statement. */
export async function takeDemo(
  tx: Transaction,
  person: string,
  appId: string,
  now: Date,
): Promise<void> {
  const taken = await tx
    .insert(demoAllowances)
    .values({ person, appId, usageCount: 1, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [demoAllowances.person, demoAllowances.appId],
      set: { usageCount: sql`${demoAllowances.usageCount} + 1`, lastUsedAt: now },
      setWhere: lt(demoAllowances.usageCount, runs.DEMO_LIMIT),
    })
    .returning({ usageCount: demoAllowances.usageCount })
  if (taken.length === 0) throw new DomainError('runs.demo_limit_reached')
}

export async function giveDemoBack(tx: Transaction, person: string, appId: string): Promise<void> {
  await tx
    .update(demoAllowances)
    .set({ usageCount: sql`${demoAllowances.usageCount} - 1` })
    .where(and(eq(demoAllowances.person, person), eq(demoAllowances.appId, appId)))
}

export async function demoInfo(
  queries: Queries,
  person: string,
  appId: string,
): Promise<runs.DemoInfo> {
  const [row] = await queries
    .select({ used: demoAllowances.usageCount })
    .from(demoAllowances)
    .where(and(eq(demoAllowances.person, person), eq(demoAllowances.appId, appId)))
  const used = row?.used ?? 0
  const remaining = runs.DEMO_LIMIT - used
  return {
    used,
    remaining,
    limit: runs.DEMO_LIMIT,
    ...(remaining === 0 ? { upgrade_message: UPGRADE_MESSAGE } : {}),
  }
}
