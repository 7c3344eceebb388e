import type { runs as contract } from '@wakeel/contract'
import type { Queries, Transaction } from '../database/database.ts'
import { notWritten } from './not-written.ts'

/** What billing needs to know of an app to charge a run of it. */
export interface ChargedApp {
  id: string
  pricingModel: string
  priceFils: number
  creatorId: string | null
}

export type RunCharges = ReturnType<typeof createRunCharges>

/** What pays for a run: nothing, an agent that was bought, a run of the plan, or the wallet, in this order. */
// biome-ignore lint/suspicious/noExplicitAny: written by its owner
export function createRunCharges(_: any) {
  return {
    terms: notWritten as (queries: Queries, userId: string, app: ChargedApp) => Promise<contract.RunTerms>,
    /** Reserves what pays for a run in the transaction that stores it; throws what stands in the way. */
    reserve: notWritten as (tx: Transaction, run: { id: string; userId: string }, app: ChargedApp) => Promise<void>,
    /** Takes it, and posts the sale, in the transaction that stores the answer. */
    take: notWritten as (tx: Transaction, runId: string) => Promise<void>,
    /** In the transaction that records the failure. */
    giveBack: notWritten as (tx: Transaction, runId: string) => Promise<void>,
  }
}
