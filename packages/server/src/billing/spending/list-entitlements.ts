import type { billing as contract, Language } from '@wakeel/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { entitlements } from '../../database/schema/billing.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { isOver, selectEntitlements, toEntitlement } from './show-entitlement.ts'

export async function listEntitlements(
  { clock }: PurchaseDependencies,
  queries: Queries,
  userId: string,
  language: Language,
): Promise<contract.Entitlement[]> {
  const rows = await selectEntitlements(queries)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.status, 'active')))
    .orderBy(desc(entitlements.since), desc(entitlements.id))
  const now = clock.now()
  return rows
    .filter(({ entitlement }) => !isOver(entitlement, now))
    .map((row) => toEntitlement(row, language))
}
