import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { includedUsage, runCharges } from '../../database/schema/billing.ts'
import type { runs } from '../../database/schema/runs.ts'
import { postSale, shareOf } from './agent-sales.ts'
import type { RunChargeDependencies } from './dependencies.ts'
import { type Funded, fundIncludedShare, postIncludedShare } from './included-shares.ts'
import { recordSale } from './record-sale.ts'
import { releaseMoney, takeHeldMoney } from './wallet.ts'

type EndedRun = Pick<typeof runs.$inferSelect, 'id' | 'userId' | 'appId' | 'organisationId'>
type Charge = typeof runCharges.$inferSelect

/** Takes what was reserved, and posts the sale or the creator's share of the plan, in the transaction that stores the answer. */
export async function takeCharge(
  billing: RunChargeDependencies,
  tx: Transaction,
  { id: runId, appId }: Pick<EndedRun, 'id' | 'appId'>,
): Promise<void> {
  const [reserved] = await tx
    .select()
    .from(runCharges)
    .where(isReserved(runId))
    .for('no key update')
  const funded = await fundIncludedShare(tx, required(reserved, runId))
  // In one update, as in `takeHeldMoney`.
  const charge = await end(tx, runId, 'taken', funded)
  const sale = { id: runId, appId, agreed: charge, at: billing.clock.now() }
  await postIncludedShare(billing, tx, charge)
  if (charge.shareFils !== null)
    await recordSale(tx, { ...sale, kind: 'included_run', shareFils: charge.shareFils })
  if (charge.source !== 'wallet') return
  if (charge.userId === null) throw new Error(`whoever began the run ${runId} has left`)
  const paid = await takeHeldMoney(tx, charge.userId, charge.priceFils)
  await postSale(billing, tx, 'run', runId, { paid, sale: charge })
  await recordSale(tx, { ...sale, kind: 'run', shareFils: shareOf(charge) })
}

/** Gives back what was reserved, in the transaction that records the failure. Returns the price in fils. */
export async function giveChargeBack(
  { organisations }: RunChargeDependencies,
  tx: Transaction,
  run: EndedRun,
): Promise<number> {
  const { userId, source, month, priceFils: fils } = await end(tx, run.id, 'given_back')
  // Whoever has left has neither a wallet nor a plan.
  if (userId !== null && source === 'wallet') await releaseMoney(tx, userId, fils)
  if (userId !== null && source === 'included')
    await tx
      .update(includedUsage)
      .set({ used: sql`${includedUsage.used} - 1` })
      .where(and(eq(includedUsage.userId, userId), eq(includedUsage.month, month)))
  const { organisationId } = run
  if (organisationId !== null)
    await organisations.uncountRun(tx, { ...run, organisationId, month, fils })
  return fils
}

const isReserved = (runId: string) =>
  and(eq(runCharges.runId, runId), eq(runCharges.status, 'reserved'))

async function end(
  tx: Transaction,
  runId: string,
  status: 'taken' | 'given_back',
  funded?: Funded,
): Promise<Charge> {
  const [charge] = await tx
    .update(runCharges)
    .set({ status, ...funded })
    .where(isReserved(runId))
    .returning()
  return required(charge, runId)
}

function required(charge: Charge | undefined, runId: string): Charge {
  if (!charge) throw new Error(`nothing is reserved for the run ${runId}`)
  return charge
}
