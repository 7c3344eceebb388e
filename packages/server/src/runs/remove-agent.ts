import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { agents, runs } from '../database/schema/runs.ts'

/** Removes how an app executes and whatever was rehearsed or tested of it, in the transaction that removes the agent; runs that count stay. */
export async function removeAgent(tx: Transaction, appId: string): Promise<void> {
  await tx.delete(agents).where(eq(agents.appId, appId))
  await tx.delete(runs).where(and(eq(runs.appId, appId), inArray(runs.kind, ['rehearsal', 'test'])))
}
