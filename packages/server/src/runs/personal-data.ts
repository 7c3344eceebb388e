import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { personOfUser } from '../accounts/person.ts'
import { apps } from '../catalogue/tables.ts'
import type { Database, Transaction } from '../database/database.ts'
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

/** Forgets who a person's runs were of and what they said. The rows stay without them, so that what was counted stays true. */
export async function erasePerson(tx: Transaction, userId: string): Promise<void> {
  const nobody = `erased:${randomUUID()}`
  await tx
    .update(runs)
    .set({ userId: null, person: nobody, idempotencyKey: null, input: '', inputHash: '', answer: null })
    .where(eq(runs.userId, userId))
  await tx
    .update(demoAllowances)
    .set({ person: nobody })
    .where(eq(demoAllowances.person, personOfUser(userId)))
}
