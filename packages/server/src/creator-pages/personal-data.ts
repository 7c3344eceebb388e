import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { creatorProfiles } from '../database/schema/creator-pages.ts'
import type { CreatorPageDependencies } from './dependencies.ts'

export async function exportPerson(
  { database }: CreatorPageDependencies,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await database
    .select()
    .from(creatorProfiles)
    .where(eq(creatorProfiles.userId, userId))
  return rows.map(({ about, website, updatedAt }) => ({
    about,
    website,
    updated_at: updatedAt.toISOString(),
  }))
}

export async function erasePerson(
  _creatorPages: CreatorPageDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await tx.delete(creatorProfiles).where(eq(creatorProfiles.userId, userId))
}
