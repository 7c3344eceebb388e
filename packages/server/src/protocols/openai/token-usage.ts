import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { modelCalls } from '../../database/schema/models.ts'

export interface TokenUsage {
  input: number
  output: number
}

/** What language models of the store reported for a run; the built-in engine and agents elsewhere use none of them. */
export async function tokenUsageOf(queries: Queries, runId: string): Promise<TokenUsage> {
  const total = (column: typeof modelCalls.inputTokens | typeof modelCalls.outputTokens) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [used] = await queries
    .select({ input: total(modelCalls.inputTokens), output: total(modelCalls.outputTokens) })
    .from(modelCalls)
    .where(eq(modelCalls.runId, runId))
  return used ?? { input: 0, output: 0 }
}
