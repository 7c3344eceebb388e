import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'

/** A person’s own key, locked until the transaction ends; throws `api_keys.not_found`, also of one that was revoked or is a program’s grant. */
export async function lockOwnKey(
  tx: Transaction,
  id: string,
  userId: string,
): Promise<typeof apiKeys.$inferSelect> {
  const [key] = await tx
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.id, id),
        eq(apiKeys.userId, userId),
        isNotNull(apiKeys.hash),
        isNull(apiKeys.revokedAt),
      ),
    )
    .for('no key update')
  if (!key) throw new DomainError('api_keys.not_found')
  return key
}
