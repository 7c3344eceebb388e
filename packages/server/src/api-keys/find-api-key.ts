import { apiKeys as contract } from '@wakeel/contract'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { isOnePerson } from '../accounts/mailbox.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import { type KeyBearer, toKeyBearer } from './key-bearer.ts'
import { couldBeSecret, hashOf } from './secret.ts'

/** Finds whose a key is, asking the database each time, so that one that is revoked is refused at its next request everywhere. */
export function createApiKeyFinder({ database, clock }: { database: Database; clock: Clock }) {
  const isOfKey = or(
    eq(apiKeys.hash, sql.placeholder('hash')),
    and(
      eq(apiKeys.previousHash, sql.placeholder('hash')),
      gt(apiKeys.previousValidUntil, sql`${sql.placeholder('now')}::timestamptz`),
    ),
  )
  const query = database
    .select({
      key: apiKeys,
      role: users.role,
      isSuspended: users.isSuspended,
      isOnePerson,
      memberId: organisationMembers.userId,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, apiKeys.organisationId),
        eq(organisationMembers.userId, apiKeys.userId),
      ),
    )
    .where(and(isOfKey, isNull(apiKeys.revokedAt)))
    .prepare('find_api_key')

  /** Throws `api_keys.invalid`, and `accounts.suspended` for the key of somebody who is. */
  return async function findByKey(secret: string): Promise<KeyBearer> {
    if (!couldBeSecret(secret, contract.API_KEY_PATTERN)) throw new DomainError('api_keys.invalid')
    const now = clock.now()
    const [found] = await query.execute({ hash: hashOf(secret), now: now.toISOString() })
    if (!found || isOver(found, now)) throw new DomainError('api_keys.invalid')
    return toKeyBearer(database, found, now)
  }
}

/** It has expired, or its person is not in the organisation any more. */
const isOver = (
  { key, memberId }: { key: typeof apiKeys.$inferSelect; memberId: string | null },
  now: Date,
): boolean =>
  (key.expiresAt !== null && key.expiresAt <= now) ||
  (key.organisationId !== null && memberId === null)
