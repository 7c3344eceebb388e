import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { appeals, reports, takedowns } from '../database/schema/moderation.ts'
import type { ModerationDependencies } from './dependencies.ts'
import { takedownColumns } from './takedown.ts'

const takedownsOf = (queries: Queries, userId: string) =>
  queries
    .select({ id: takedowns.id })
    .from(takedowns)
    .innerJoin(apps, eq(apps.id, takedowns.appId))
    .where(eq(apps.creatorId, userId))

export async function exportPerson(
  { database }: ModerationDependencies,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const reported = await database
    .select({
      agent: apps.slug,
      creator: reports.creatorId,
      reason: reports.reason,
      comment: reports.comment,
      at: reports.at,
      outcome: reports.outcome,
    })
    .from(reports)
    .leftJoin(apps, eq(apps.id, reports.appId))
    .where(eq(reports.userId, userId))
    .orderBy(asc(reports.at))
  const appealed = await database
    .select({ agent: apps.slug, ...takedownColumns })
    .from(takedowns)
    .leftJoin(apps, eq(apps.id, takedowns.appId))
    .leftJoin(appeals, eq(appeals.takedownId, takedowns.id))
    .where(or(eq(apps.creatorId, userId), eq(takedowns.creatorId, userId)))
    .orderBy(asc(takedowns.at))
  return [
    ...reported.map(({ at, ...report }) => ({
      kind: 'report',
      ...report,
      at: at.toISOString(),
    })),
    ...appealed.map(({ agent, takedown: { texts, reason, note, at, endedAt }, appeal }) => ({
      kind: 'takedown',
      agent,
      texts,
      reason,
      note,
      at: at.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
      appeal: appeal && {
        text: appeal.text,
        at: appeal.at.toISOString(),
        decision: appeal.decision,
        answer: appeal.answer,
      },
    })),
  ]
}

/**
 * Nothing keeps a leaver's agents out of the store any more but that they are gone; what they said to it goes, and so does what they said
 * of themselves, with whatever was reported or decided about it.
 */
export async function eraseTakedowns(
  { clock }: ModerationDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await tx.delete(appeals).where(inArray(appeals.takedownId, takedownsOf(tx, userId)))
  await tx
    .update(takedowns)
    .set({ endedAt: clock.now() })
    .where(and(inArray(takedowns.id, takedownsOf(tx, userId)), isNull(takedowns.endedAt)))
  const ofTexts = tx
    .select({ id: takedowns.id })
    .from(takedowns)
    .where(eq(takedowns.creatorId, userId))
  await tx.delete(appeals).where(inArray(appeals.takedownId, ofTexts))
  await tx.delete(takedowns).where(eq(takedowns.creatorId, userId))
  await tx.delete(reports).where(eq(reports.creatorId, userId))
}

/** That somebody reported an agent stays; who, and in which words, does not. */
export async function erasePerson(
  _: ModerationDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await tx.update(reports).set({ userId: null, comment: '' }).where(eq(reports.userId, userId))
}
