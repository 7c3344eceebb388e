import type { Database } from '../database/database.ts'
import type { apiKeys } from '../database/schema/api-keys.ts'
import { DomainError } from '../errors.ts'
import type { CallerKey } from '../http/caller.ts'
import { noteUse } from './note-use.ts'

/** Who calls with a key. */
export interface KeyBearer {
  userId: string
  role: string
  isOnePerson: boolean
  key: CallerKey
}

interface Found {
  key: typeof apiKeys.$inferSelect
  role: string
  isSuspended: boolean
  isOnePerson: boolean
}

/** Who a key that was found acts for, and that it was used now; throws `accounts.suspended`. `narrowed`: what a token of it leaves. */
export async function toKeyBearer(
  database: Database,
  { key, role, isSuspended, isOnePerson }: Found,
  now: Date,
  narrowed: Pick<CallerKey, 'scopes' | 'resource'> = key,
): Promise<KeyBearer> {
  if (isSuspended) throw new DomainError('accounts.suspended')
  await noteUse(database, key, now)
  return {
    userId: key.userId,
    role,
    isOnePerson,
    key: {
      id: key.id,
      scopes: narrowed.scopes,
      isTest: key.isTest,
      organisationId: key.organisationId ?? undefined,
      appIds: key.appIds ?? undefined,
      ...(narrowed.resource !== undefined && { resource: narrowed.resource }),
    },
  }
}
