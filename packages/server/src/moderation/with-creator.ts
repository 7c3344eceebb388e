import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { AuditEntry } from '../audit/audit.ts'
import type { ShowChange } from '../catalogue/catalogue.ts'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { takedowns } from '../database/schema/moderation.ts'
import { auditEntryOf } from './audit-entry.ts'
import type { ModerationDependencies } from './dependencies.ts'

const reason = 'creator_suspended'

/** By whom and why a creator is suspended or restored, which stands with each agent too. */
type Done = Pick<AuditEntry, 'actor' | 'reason'>

/** Takes a suspended creator's listed agents out of the store, in the transaction that suspends them; what is returned shows it. */
export async function takeDownAllOf(
  { newId, clock, audit, catalogue }: ModerationDependencies,
  tx: Transaction,
  creatorId: string,
  done: Done,
): Promise<ShowChange> {
  const listed = (await lockAppsOf(tx, creatorId)).filter(({ isListed }) => isListed)
  if (listed.length === 0) return () => {}
  await tx
    .insert(takedowns)
    .values(
      listed.map(
        ({ id }) => ({ id: newId(), appId: id, reason, note: '', at: clock.now() }) as const,
      ),
    )
  for (const app of listed) {
    const what = {
      before: { is_listed: true },
      after: { is_listed: false, reason },
      reason: done.reason,
    }
    await audit.record(tx, auditEntryOf(done.actor, 'moderation.taken_down', app, what))
  }
  return catalogue.takeDown(tx, idsOf(listed))
}

/** Brings back those that left with their creator. */
export async function restoreAllOf(
  { clock, audit, catalogue }: ModerationDependencies,
  tx: Transaction,
  creatorId: string,
  done: Done,
): Promise<ShowChange> {
  const own = await lockAppsOf(tx, creatorId)
  const ended = await tx
    .update(takedowns)
    .set({ endedAt: clock.now() })
    .where(
      and(
        inArray(takedowns.appId, idsOf(own)),
        eq(takedowns.reason, reason),
        isNull(takedowns.endedAt),
      ),
    )
    .returning({ appId: takedowns.appId })
  if (ended.length === 0) return () => {}
  const isBack = new Set(ended.map(({ appId }) => appId))
  const back = own.filter(({ id }) => isBack.has(id))
  for (const app of back) {
    const what = {
      before: { is_listed: false },
      after: { is_listed: true },
      reason: done.reason,
    }
    await audit.record(tx, auditEntryOf(done.actor, 'moderation.restored', app, what))
  }
  return catalogue.putBack(tx, idsOf(back))
}

/** All that is theirs, also what is not listed: whoever is about to list it waits, and finds its creator suspended. */
function lockAppsOf(tx: Transaction, creatorId: string) {
  return tx
    .select({ id: apps.id, category: apps.category, isListed: apps.isActive })
    .from(apps)
    .where(eq(apps.creatorId, creatorId))
    .orderBy(asc(apps.id))
    .for('no key update')
}

const idsOf = (some: { id: string }[]): string[] => some.map(({ id }) => id)
