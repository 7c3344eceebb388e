import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { type SubscriptionRow, subscriptions } from '../../database/schema/billing.ts'
import type { BillingDependencies } from '../dependencies.ts'

/** It simply goes on. */
export const NOTHING_PLANNED = {
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  nextBilling: null,
} as const

/** Ends a plan at once: its money went back, or its renewal stayed declined. */
export async function endPlan(
  { clock, accounts }: Pick<BillingDependencies, 'clock' | 'accounts'>,
  tx: Transaction,
  { id, userId }: SubscriptionRow,
): Promise<void> {
  const [ended] = await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: clock.now(), ...NOTHING_PLANNED })
    .where(and(eq(subscriptions.id, id), ne(subscriptions.status, 'ended')))
    .returning({ id: subscriptions.id })
  if (ended && userId) await accounts.setSubscriptionTier(tx, userId, 'starter')
}
