import { randomBytes } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { isTaken } from '../database/failures.ts'
import { apps } from './tables.ts'

const TRIES = 5

/** Gives an app this address, or when another app has it the same with a few letters behind it. */
export async function takeAddress(tx: Transaction, appId: string, wanted: string): Promise<string> {
  const isInUse = (await tx.$count(apps, and(eq(apps.slug, wanted), ne(apps.id, appId)))) > 0
  for (let left = TRIES; ; left--) {
    const slug = isInUse || left < TRIES ? `${wanted}-${randomBytes(3).toString('hex')}` : wanted
    try {
      // A savepoint: somebody may take the address at the same moment, and the transaction has to go on.
      await tx.transaction((attempt) => attempt.update(apps).set({ slug }).where(eq(apps.id, appId)))
      return slug
    } catch (error) {
      if (left === 0 || !isTaken(error, 'apps_slug')) throw error
    }
  }
}
