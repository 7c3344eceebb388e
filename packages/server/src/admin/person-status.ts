import { admin as contract } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import { users } from '../database/schema/accounts.ts'

const INACTIVE_AFTER_MS = contract.INACTIVE_AFTER_DAYS * 24 * 3_600_000

/** When somebody last signed in, with never before every day: as the index has it. */
export const lastSignIn: SQL = sql`coalesce(${users.lastSignInAt}, '-infinity'::timestamptz)`

export function statusOf(
  person: { isSuspended: boolean; lastSignInAt: Date | null },
  now: Date,
): contract.PersonStatus {
  if (person.isSuspended) return 'suspended'
  return person.lastSignInAt !== null && person.lastSignInAt >= inactiveBefore(now)
    ? 'active'
    : 'inactive'
}

/** The same of rows. */
export function hasStatus(status: contract.PersonStatus, now: Date): SQL {
  if (status === 'suspended') return sql`${users.isSuspended}`
  const limit = inactiveBefore(now).toISOString()
  return status === 'active'
    ? sql`not ${users.isSuspended} and ${lastSignIn} >= ${limit}::timestamptz`
    : sql`not ${users.isSuspended} and ${lastSignIn} < ${limit}::timestamptz`
}

const inactiveBefore = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_MS)
