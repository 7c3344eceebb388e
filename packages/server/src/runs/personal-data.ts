import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, notInArray, or } from 'drizzle-orm'
import { personOfUser } from '../accounts/person.ts'
import { apps } from '../catalogue/tables.ts'
import type { Database, Transaction } from '../database/database.ts'
import { organisations } from '../organisations/tables.ts'
import { demoAllowances, runs } from './tables.ts'

/** A person's runs, newest first, for the export of all that is held about them. */
export async function exportPerson(database: Database, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select({ run: runs, slug: apps.slug })
    .from(runs)
    .innerJoin(apps, eq(apps.id, runs.appId))
    .where(eq(runs.userId, userId))
    .orderBy(desc(runs.startedAt))
  return rows.map(({ run, slug }) => ({
    id: run.id,
    app: slug,
    input: run.input,
    status: run.status,
    answer: run.answer,
    provider: run.provider,
    skills_used: run.skillsUsed,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  }))
}

/**
 * Forgets who a person's runs were of and what they said, so that what was counted stays true. What was made for an organisation is its
 * own, and stays for its members to read, without the person.
 */
export async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const nobody = `erased:${randomUUID()}`
  const living = tx.select({ id: organisations.id }).from(organisations).where(isNull(organisations.dissolvedAt))
  await tx
    .update(runs)
    .set({ input: '', answer: null })
    .where(and(eq(runs.userId, userId), or(isNull(runs.organisationId), notInArray(runs.organisationId, living))))
  await tx.update(runs).set({ userId: null, person: nobody, idempotencyKey: null, inputHash: '' }).where(eq(runs.userId, userId))
  await tx
    .update(demoAllowances)
    .set({ person: nobody })
    .where(eq(demoAllowances.person, personOfUser(userId)))
}
