import { aed, type runs as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { runCharges } from '../../database/schema/billing.ts'

type Charge = contract.RunResult['charge']

/** What paid for a run. */
export async function chargeOfRun(queries: Queries, runId: string): Promise<Charge> {
  const [row] = await queries.select().from(runCharges).where(eq(runCharges.runId, runId))
  if (!row) throw new Error(`the run ${runId} has no charge`)
  const charge = { source: row.source, price: aed(row.priceFils) }
  return row.status === 'given_back' ? givenBack(charge) : charge
}

/** What a run without an answer cost. */
export const givenBack = ({ source }: Charge): Charge => ({ source, price: aed(0) })
