import type { apiKeys as contract } from '@wakeel/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { toStoredCap } from './settings.ts'

/** What has a key that nobody signs in with: the grant of a program, or a widget. */
type Holder = 'grant' | 'widget'

/** How the tokens begin that stand in for the secret. */
const hints: Record<Holder, string> = { grant: 'wkl_oat_', widget: 'wkl_wgt_' }

interface KeyWithoutSecret {
  id: string
  userId: string
  organisationId?: string | undefined
  name: string
  scopes: contract.ApiKeyScope[]
  appIds: string[] | null
  cap: contract.ApiKeyCap
  createdAt: Date
}

/** The key of what is allowed to run agents without a secret of its own: it says which, counts what is used, and ends it. */
export async function storeKeyWithoutSecret(
  tx: Transaction,
  holder: Holder,
  { cap, ...key }: KeyWithoutSecret,
): Promise<void> {
  await tx
    .insert(apiKeys)
    .values({ ...key, ...toStoredCap(cap), hint: hints[holder], isTest: false })
}

/** Changes what a key is called and what it may use. */
export async function changeKeyWithoutSecret(
  tx: Transaction,
  id: string,
  { name, cap }: { name?: string | undefined; cap?: contract.ApiKeyCap | undefined },
): Promise<void> {
  const changed = { ...(name !== undefined && { name }), ...(cap && toStoredCap(cap)) }
  if (Object.keys(changed).length > 0)
    await tx.update(apiKeys).set(changed).where(eq(apiKeys.id, id))
}

/** Ends it; its runs stay. */
export async function revokeKeyWithoutSecret(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  await tx.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, id))
}

/** Those that never ran anything. */
export async function removeKeysWithoutSecret(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(apiKeys).where(inArray(apiKeys.id, ids))
}
