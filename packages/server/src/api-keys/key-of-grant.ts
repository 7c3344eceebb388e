import type { apiKeys as contract } from '@wakeel/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { toStoredCap } from './settings.ts'

interface GrantKey {
  id: string
  userId: string
  name: string
  scopes: contract.ApiKeyScope[]
  appIds: string[] | null
  cap: contract.ApiKeyCap
  createdAt: Date
}

/** The key of what a person allowed a program: none has its secret, as there is none. */
export async function storeGrantKey(tx: Transaction, { cap, ...key }: GrantKey): Promise<void> {
  await tx.insert(apiKeys).values({ ...key, ...toStoredCap(cap), hint: 'wkl_oat_', isTest: false })
}

/** What is not said stays. */
export async function changeGrantKey(
  tx: Transaction,
  id: string,
  { appIds, cap }: { appIds: string[] | null | undefined; cap: contract.ApiKeyCap | undefined },
): Promise<void> {
  const changed = { ...(appIds !== undefined && { appIds }), ...(cap && toStoredCap(cap)) }
  if (Object.keys(changed).length > 0)
    await tx.update(apiKeys).set(changed).where(eq(apiKeys.id, id))
}

/** Ends it, and says whether it was in force; its runs stay. */
export async function revokeGrantKey(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return ended.length > 0
}

/** Those that never ran anything. */
export async function removeGrantKeys(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(apiKeys).where(inArray(apiKeys.id, ids))
}
