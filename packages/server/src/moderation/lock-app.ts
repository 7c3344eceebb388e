import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { DomainError } from '../errors.ts'
import type { SignedInCaller } from '../http/caller.ts'
import { lockModerator } from './lock-moderator.ts'

/**
 * An app that a moderator decides about. Until the transaction ends its creator neither leaves nor is suspended, and whoever changes the
 * app waits; people are locked first, as by all who list something. Throws when they may not decide, and `catalogue.app_not_found` when
 * there is no such app.
 */
export async function lockApp(tx: Transaction, by: SignedInCaller, appId: string) {
  const creator = await lockModerator(tx, by, appId)
  const [app] = await tx
    .select({
      id: apps.id,
      name: apps.name,
      category: apps.category,
      isListed: apps.isActive,
      takenDownAt: apps.takenDownAt,
    })
    .from(apps)
    .where(eq(apps.id, appId))
    .for('no key update')
  if (!app) throw new DomainError('catalogue.app_not_found')
  return { ...app, creator }
}
