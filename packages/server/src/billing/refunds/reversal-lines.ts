import { aed, usd } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import {
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  type OrderRow,
} from '../../database/schema/billing.ts'
import type { Line } from '../ledger.ts'
import { changeWallet } from '../spending/wallet.ts'
import { creatorOrUnclaimed } from './share-reversals.ts'

/** Of the top-up, only the part that goes back. */
export async function topUpReversalLines(
  tx: Transaction,
  order: OrderRow,
  {
    kind,
    fils,
    cents,
    fromWallet,
  }: { kind: 'request' | 'chargeback'; fils: number; cents: number; fromWallet: number },
): Promise<Line[]> {
  const wallet = fromWallet > 0 ? [await changeWallet(tx, order.userId!, -fromWallet)] : []
  return [
    ...wallet,
    // Of somebody who has left, what was in the wallet became unclaimed.
    {
      account: kind === 'request' && order.userId === null ? 'unclaimed' : 'losses',
      ...aed(fils - fromWallet),
    },
    { account: 'exchange', ...aed(-fils) },
    { account: 'exchange', ...usd(cents) },
    { account: 'provider', ...usd(-cents) },
  ]
}

/** What the sale posted, the other way round, with every part that it had then. */
export async function saleReversalLines(tx: Transaction, order: OrderRow): Promise<Line[]> {
  const posted = await tx
    .select({ line: ledgerLines, kind: ledgerAccounts.kind })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(and(eq(ledgerTransactions.kind, 'sale'), eq(ledgerTransactions.reference, order.id)))
  const lines: Line[] = []
  for (const { line, kind } of posted.filter((each) => each.kind !== 'wallet')) {
    const account =
      kind === 'creator' ? await creatorOrUnclaimed(tx, line.accountId) : { id: line.accountId }
    const currency = line.currency as Line['currency']
    lines.push({
      account,
      amount: -line.amount,
      currency,
      ...(line.sharePercent !== null && { sharePercent: line.sharePercent }),
    })
  }
  // Locked after the creator's account, as by every sale.
  if (order.kind === 'app') lines.push(await changeWallet(tx, order.userId!, order.totalFils))
  return lines
}
