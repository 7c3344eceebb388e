import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema/accounts.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { ShownRating } from './rating.ts'
import { keptVotes, votesOf } from './votes.ts'

/** An app that is locked, with its rating and its votes as they are; whoever changes its reviews changes its votes with them. */
export interface LockedApp extends ShownRating {
  id: string
  votes: number[]
}

/** What is known of whoever writes a review. */
export interface Writer {
  id: string
  name: string
  isConfirmed: boolean
  joinedAt: Date
}

export const writerFields = {
  id: users.id,
  name: users.name,
  isConfirmed: users.emailVerified,
  joinedAt: users.createdAt,
}

const lockedFields = {
  id: apps.id,
  ratingTenths: apps.ratingTenths,
  ratingBefore: apps.ratingBefore,
  ratingMovedAt: apps.ratingMovedAt,
  ratingNextAt: apps.ratingNextAt,
  ...keptVotes,
}

/**
 * Locks apps until the transaction ends, in one order, so that their reviews are judged and counted one after the other. Whoever changes
 * reviews takes this lock before any of them.
 */
export async function lockApps(
  tx: Transaction,
  appIds: readonly string[],
): Promise<Map<string, LockedApp>> {
  if (appIds.length === 0) return new Map()
  const rows = await tx
    .select(lockedFields)
    .from(apps)
    .where(inArray(apps.id, [...appIds]))
    .orderBy(asc(apps.id))
    .for('no key update')
  const locked = new Map<string, LockedApp>()
  for (const row of rows) locked.set(row.id, await withVotes(tx, row))
  return locked
}

/** The same for one, with the person who writes about it, locked first as `lockPerson` does, in one question. */
export async function lockWriterAndApp(
  tx: Transaction,
  { userId, appId }: { userId: string; appId: string },
): Promise<{ writer: Writer; app: LockedApp }> {
  const [row] = await tx
    .select({
      writer: writerFields,
      app: lockedFields,
    })
    .from(users)
    .innerJoin(apps, eq(apps.id, appId))
    // Drizzle writes one lock for a query; they are taken in the order in which they stand here.
    .where(sql`${eq(users.id, userId)} for key share of ${users}`)
    .for('no key update', { of: apps })
  if (!row) throw new DomainError('accounts.sign_in_required')
  return { writer: row.writer, app: await withVotes(tx, row.app) }
}

async function withVotes<Row extends Parameters<typeof votesOf>[2] & { id: string }>(
  tx: Transaction,
  row: Row,
) {
  return { ...row, votes: await votesOf(tx, row.id, row) }
}
