import { aed, creatorPart, includedRunWorth, vatIn } from '@wakeel/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type OrderRow, orders, type runCharges } from '../../database/schema/billing.ts'
import { isRelated } from '../../organisations/related.ts'
import type { Ledger } from '../ledger.ts'
import { MONTHS } from '../plans/billing-period.ts'
import { includedRunsOf } from '../plans/plans.ts'
import { creditedOrders } from '../refunds/refund-terms.ts'
import { creatorAccount, type SoldApp } from './agent-sales.ts'

interface AboutToRun {
  app: SoldApp
  /** The order that pays for the payer's plan. */
  planOrderId: string | null
  payerId: string
  runnerId: string
  now: Date
}

type Charge = typeof runCharges.$inferSelect
/** The order whose money pays a share, and the share. */
export type Funded = Pick<Charge, 'planOrderId' | 'shareFils'>

/*
 * What creators get for runs that a plan includes (decision 25). It comes out of what was paid for the plan, and never is more than that:
 * an order's shares are counted on the order in the statement that allows one more.
 */

/** What a run that begins is worth to its creator; nothing when it pays nobody. */
export async function agreeIncludedShare(
  tx: Transaction,
  { app, planOrderId, payerId, runnerId, now }: AboutToRun,
): Promise<Partial<Pick<Charge, 'worthFils' | 'planOrderId'>>> {
  if (app.creatorId === null || planOrderId === null) return {}
  const people = new Set([payerId, runnerId])
  for (const userId of people) if (await isRelated(tx, { appId: app.id, userId, now })) return {}
  const [order] = await tx.select().from(orders).where(eq(orders.id, planOrderId))
  const months = MONTHS[order!.billing!]
  const worthFils = includedRunWorth(app.priceFils, {
    planFils: paidFor(order!),
    months,
    includedRuns: includedRunsOf(order!),
  })
  return { worthFils, planOrderId }
}

/**
 * Takes the creator's share out of what was paid for the plan: of its own order or, when that has shared all it had, of one whose unused
 * part was credited to it. The order is locked, so that its money does not go back at this moment.
 */
export async function fundIncludedShare(
  tx: Transaction,
  { worthFils, sharePercent, planOrderId }: Charge,
): Promise<Funded> {
  const part = creatorPart(worthFils ?? 0, sharePercent ?? 0)
  if (planOrderId === null || part === 0) return NOTHING
  if (await takeFrom(tx, planOrderId, part)) return { planOrderId, shareFils: part }
  const [order] = await tx.select().from(orders).where(eq(orders.id, planOrderId))
  for (const { id } of await creditedOrders(tx, order!)) {
    if (await takeFrom(tx, id, part)) return { planOrderId: id, shareFils: part }
  }
  return NOTHING
}

/** Posts a share: from the store's part of what was paid for the plan to the creator. */
export async function postIncludedShare(
  { ledger }: { ledger: Ledger },
  tx: Transaction,
  { runId, shareFils, creatorId, sharePercent }: Charge,
): Promise<void> {
  if (shareFils === null) return
  const account = await creatorAccount(tx, creatorId)
  await ledger.post(tx, 'included_run', runId, [
    { account: 'platform', ...aed(shareFils) },
    { account, ...aed(-shareFils), ...(sharePercent !== null && { sharePercent }) },
  ])
}

const NOTHING: Funded = { planOrderId: null, shareFils: null }

/** What was paid for the plan without VAT, with what an earlier order was credited with. */
function paidFor({ totalFils, vatFils, quote }: OrderRow): number {
  const credit = quote?.credit.aed ?? 0
  return totalFils - vatFils + (quote?.vat_mode === 'included' ? credit - vatIn(credit) : credit)
}

/** False: the order's money went back, or it has shared all that was paid. */
async function takeFrom(tx: Transaction, orderId: string, fils: number): Promise<boolean> {
  const taken = await tx
    .update(orders)
    .set({ sharedFils: sql`${orders.sharedFils} + ${fils}` })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, 'completed'),
        sql`${orders.sharedFils} + ${fils} <= ${orders.totalFils} - ${orders.vatFils}`,
      ),
    )
    .returning({ id: orders.id })
  return taken.length > 0
}
