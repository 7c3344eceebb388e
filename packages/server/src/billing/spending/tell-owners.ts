import type { Bilingual } from '@wakeel/contract'
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { users } from '../../database/schema/accounts.ts'
import { entitlements } from '../../database/schema/billing.ts'
import type { PurchaseDependencies } from './dependencies.ts'
import { agentLeftEmail } from './entitlement-email.ts'

interface Left {
  appId: string
  name: Bilingual
  /** Its creator deleted the account: it does not come back. */
  isForever: boolean
  creatorId: string
}

/** Tells those who have bought an agent that its creator took it out of the store, once a day at most, and how they have their money back. */
export async function tellOwners(
  { clock, outbox }: PurchaseDependencies,
  tx: Transaction,
  { appId, name, isForever, creatorId }: Left,
): Promise<void> {
  const owners = tx
    .select({ id: entitlements.userId })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.appId, appId),
        eq(entitlements.status, 'active'),
        or(eq(entitlements.cancelAtPeriodEnd, false), isNull(entitlements.currentPeriodEnd)),
      ),
    )
  // Whoever is leaving at this moment is not written to: of two creators who leave and own each other's agent, one would wait for the other in a circle.
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, owners), ne(users.id, creatorId)))
    .for('key share', { skipLocked: true })
  await outbox.queueEach(tx, {
    userIds: people.map(({ id }) => id),
    reference: `agent_left:${appId}:${isForever ? 'gone' : clock.now().toISOString().slice(0, 10)}`,
    ...agentLeftEmail({ name, isForever }),
  })
}
