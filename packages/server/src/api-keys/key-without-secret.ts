import type { apiKeys as contract } from '@wakeel/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
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
  /** Without one it has no end but its owner's own. */
  expiresAt?: Date
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

/** Changes what a key is called, which agents it runs and what it may use; what is not said stays. */
export async function changeKeyWithoutSecret(
  tx: Transaction,
  id: string,
  { name, appIds, cap }: Partial<Pick<KeyWithoutSecret, 'name' | 'appIds' | 'cap'>>,
): Promise<void> {
  const changed = {
    ...(name !== undefined && { name }),
    ...(appIds !== undefined && { appIds }),
    ...(cap && toStoredCap(cap)),
  }
  if (Object.keys(changed).length > 0)
    await tx.update(apiKeys).set(changed).where(eq(apiKeys.id, id))
}

/** Ends it, and says whether it was in force; its runs stay. */
export async function revokeKeyWithoutSecret(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return ended.length > 0
}

/** Those that never ran anything. */
export async function removeKeysWithoutSecret(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(apiKeys).where(inArray(apiKeys.id, ids))
}
