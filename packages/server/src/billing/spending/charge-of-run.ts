import { aed, type runs as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { runCharges } from '../../database/schema/billing.ts'

/** What paid for a run. */
export async function chargeOfRun(
  queries: Queries,
  runId: string,
): Promise<contract.RunResult['charge']> {
  const [charge] = await queries.select().from(runCharges).where(eq(runCharges.runId, runId))
  if (!charge) throw new Error(`the run ${runId} has no charge`)
  return {
    source: charge.source,
    price: aed(charge.status === 'given_back' ? 0 : charge.priceFils),
  }
}
