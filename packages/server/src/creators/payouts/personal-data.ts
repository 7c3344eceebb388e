import { creators } from '@wakeel/contract'
import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { payoutDetails, payouts } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { findCreatorAccount } from './owed.ts'
import { numberOf } from './payout-moves.ts'

export async function exportPerson(
  { database }: CreatorDependencies,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const details = await database
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
  const made = await database
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(asc(payouts.sequence))
  return [
    ...details.map(({ holderName, iban, updatedAt }) => ({
      type: 'payout_details',
      holder_name: holderName,
      iban,
      updated_at: updatedAt.toISOString(),
    })),
    ...made.map((payout) => ({
      type: 'payout',
      number: numberOf(payout),
      week: payout.week,
      status: payout.status,
      fils: payout.fils,
      holder_name: payout.holderName,
      iban: payout.iban,
      created_at: payout.createdAt.toISOString(),
    })),
  ]
}

/**
 * Refused while as much is owed as would be paid out; a smaller rest becomes unclaimed with the account. Payouts that were made stay
 * as the law wants, and go on to the bank. The account is not locked here, as a sale may have locked what leaving needs next: what is
 * earned at this very moment becomes unclaimed too.
 */
export async function erasePerson(
  { billing: { ledger } }: CreatorDependencies,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const accountId = await findCreatorAccount(tx, userId)
  const owed = accountId ? -(await ledger.balance(tx, accountId)) : 0
  if (owed >= creators.PAYOUT_LEAST_FILS) throw new DomainError('creators.money_owed')
  await tx.delete(payoutDetails).where(eq(payoutDetails.userId, userId))
  await tx.update(payouts).set({ userId: null }).where(eq(payouts.userId, userId))
}
