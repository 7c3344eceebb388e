import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { organisationMembers } from '../database/schema/organisations.ts'
import { DomainError } from '../errors.ts'
import type { CallerKey } from '../http/caller.ts'
import { couldBeSecret, hashOf } from './secret.ts'

/** When a key was last used is kept to the minute. */
const NOTED_EVERY_MS = 60_000

/** Who calls with a key. */
export interface KeyBearer {
  userId: string
  role: string
  isConfirmed: boolean
  key: CallerKey
}

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
      isConfirmed: users.emailVerified,
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
    if (!couldBeSecret(secret)) throw new DomainError('api_keys.invalid')
    const now = clock.now()
    const [found] = await query.execute({ hash: hashOf(secret), now: now.toISOString() })
    if (!found || isOver(found, now)) throw new DomainError('api_keys.invalid')
    if (found.isSuspended) throw new DomainError('accounts.suspended')
    const { key, role, isConfirmed } = found
    await noteUse(key, now)
    return {
      userId: key.userId,
      role,
      isConfirmed,
      key: {
        id: key.id,
        scopes: key.scopes,
        isTest: key.isTest,
        organisationId: key.organisationId ?? undefined,
        appIds: key.appIds ?? undefined,
      },
    }
  }

  async function noteUse(
    { id, lastUsedAt }: typeof apiKeys.$inferSelect,
    now: Date,
  ): Promise<void> {
    const since = new Date(now.getTime() - NOTED_EVERY_MS)
    if (lastUsedAt && lastUsedAt > since) return
    const isOlder = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since))
    await database
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, id), isOlder))
  }
}

/** It has expired, or its person is not in the organisation any more. */
const isOver = (
  { key, memberId }: { key: typeof apiKeys.$inferSelect; memberId: string | null },
  now: Date,
): boolean =>
  (key.expiresAt !== null && key.expiresAt <= now) ||
  (key.organisationId !== null && memberId === null)
