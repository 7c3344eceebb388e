import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
} from '../../database/schema/billing.ts'

/**
 * Of these people, those whose provider took back money that they had spent: the store lost it, and
 * what it had bought must not become money in a wallet once more.
 */
export async function findOwing(
  queries: Queries,
  userIds: readonly string[],
): Promise<Set<string>> {
  const owing = await queries
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .innerJoin(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.kind, 'chargeback'),
        eq(ledgerTransactions.reference, sql`${orders.id}::text`),
      ),
    )
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.id, ledgerLines.accountId), eq(ledgerAccounts.kind, 'losses')),
    )
    .where(
      and(
        inArray(orders.userId, userIds),
        eq(orders.status, 'charged_back'),
        eq(orders.kind, 'top_up'),
      ),
    )
  return new Set(owing.map(({ userId }) => userId!))
}
