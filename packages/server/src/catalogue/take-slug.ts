import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne, not, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { isTaken } from '../database/failures.ts'
import { users } from '../database/schema/accounts.ts'
import { apps, listedTimes } from '../database/schema/catalogue.ts'

const TRIES = 5

const withSuffix = (requested: string): string => `${requested}-${randomBytes(3).toString('hex')}`

/**
 * Gives an app this slug, or when another app has it the same with a random suffix. A draft of somebody who never confirmed the
 * e-mail keeps no slug from anybody who did.
 */
export async function takeSlug(tx: Transaction, appId: string, requested: string): Promise<string> {
  await moveSquatter(tx, appId, requested)
  const isInUse = (await tx.$count(apps, and(eq(apps.slug, requested), ne(apps.id, appId)))) > 0
  for (let left = TRIES; ; left--) {
    const slug = isInUse || left < TRIES ? withSuffix(requested) : requested
    try {
      // A savepoint: somebody may take the slug at the same moment, and the transaction has to go on.
      await tx.transaction((attempt) =>
        attempt.update(apps).set({ slug }).where(eq(apps.id, appId)),
      )
      return slug
    } catch (error) {
      if (left === 0 || !isTaken(error, 'apps_slug')) throw error
    }
  }
}

/** Somebody who changes that draft at this moment is left alone: nobody waits for them. */
async function moveSquatter(tx: Transaction, appId: string, requested: string): Promise<void> {
  const isStrangers = and(
    eq(users.id, apps.creatorId),
    not(users.emailVerified),
    ne(users.role, 'founder'),
  )
  const [own] = await tx
    .select({ id: apps.id })
    .from(apps)
    .innerJoin(users, isStrangers)
    .where(eq(apps.id, appId))
  if (own) return
  const wasListed = tx
    .select({ one: sql`1` })
    .from(listedTimes)
    .where(eq(listedTimes.appId, apps.id))
  const [squatter] = await tx
    .select({ id: apps.id })
    .from(apps)
    .innerJoin(users, isStrangers)
    .where(
      and(
        eq(apps.slug, requested),
        not(apps.isActive),
        isNull(apps.takenDownAt),
        notExists(wasListed),
      ),
    )
    .for('update', { of: apps, skipLocked: true })
  if (!squatter) return
  await tx
    .update(apps)
    .set({ slug: withSuffix(requested) })
    .where(eq(apps.id, squatter.id))
}
