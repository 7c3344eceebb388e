import { aed } from '@wakeel/contract'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/database.ts'
import {
  creatorAccounts,
  ledgerLines,
  ledgerTransactions,
  runCharges,
} from '../../database/schema/billing.ts'
import { runs } from '../../database/schema/runs.ts'
import type { Ledger, Line } from '../ledger.ts'
import { recordForCreators, type ToldRefund } from './record-refund.ts'

/**
 * Posts what creators got for runs that a plan included, the other way round, when the plan's money
 * goes back: for each agent one transaction, so that its metrics say what went back. The order must
 * be locked: no run of it shares any more.
 */
export async function postShareReversals(
  ledger: Ledger,
  tx: Transaction,
  refund: ToldRefund,
): Promise<void> {
  const orderId = refund.order.id
  for (const [appId, parts] of Map.groupBy(await readShared(tx, orderId), (part) => part.appId)) {
    const lines: Line[] = [
      { account: 'platform', ...aed(-parts.reduce((sum, { fils }) => sum + fils, 0)) },
    ]
    for (const { accountId, fils, sharePercent } of parts) {
      const account = await creatorOrUnclaimed(tx, accountId)
      lines.push({ account, ...aed(fils), ...(sharePercent !== null && { sharePercent }) })
    }
    await ledger.post(tx, 'included_reversal', referenceOf(orderId, appId), lines)
    await recordForCreators(tx, refund, appId, lines)
  }
}

const referenceOf = (orderId: string, appId: string): string => `${orderId}:${appId}`

/**
 * Under what is posted, or would be, what creators got of an order for runs that its plan included,
 * when its money goes back.
 */
export async function reversalsOf(queries: Queries, orderId: string): Promise<string[]> {
  const ran = await queries
    .selectDistinct({ appId: runs.appId })
    .from(runCharges)
    .innerJoin(runs, eq(runs.id, runCharges.runId))
    .where(and(eq(runCharges.planOrderId, orderId), isNotNull(runCharges.shareFils)))
  return ran.map(({ appId }) => referenceOf(orderId, appId))
}

/**
 * What a creator who has left was owed is among the unclaimed money. Locked against one who is
 * leaving at this moment.
 */
export async function creatorOrUnclaimed(
  tx: Transaction,
  accountId: string,
): Promise<Line['account']> {
  const [creator] = await tx
    .select()
    .from(creatorAccounts)
    .where(eq(creatorAccounts.accountId, accountId))
    .for('key share')
  return creator ? { id: accountId } : 'unclaimed'
}

/**
 * As the runs posted it, by agent, account and share; always in the same order, as their accounts
 * are locked one after the other.
 */
async function readShared(tx: Transaction, orderId: string) {
  const { accountId, sharePercent } = ledgerLines
  return tx
    .select({
      appId: runs.appId,
      accountId,
      sharePercent,
      fils: sql<string>`-sum(${ledgerLines.amount})`.mapWith(Number),
    })
    .from(runCharges)
    .innerJoin(runs, eq(runs.id, runCharges.runId))
    .innerJoin(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.kind, 'included_run'),
        eq(ledgerTransactions.reference, sql`${runCharges.runId}::text`),
      ),
    )
    .innerJoin(
      ledgerLines,
      and(eq(ledgerLines.transactionId, ledgerTransactions.id), isNotNull(sharePercent)),
    )
    .where(and(eq(runCharges.planOrderId, orderId), isNotNull(runCharges.shareFils)))
    .groupBy(runs.appId, accountId, sharePercent)
    .orderBy(asc(accountId), asc(runs.appId), asc(sharePercent))
}
