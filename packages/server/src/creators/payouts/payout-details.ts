import type { creators as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { isValidIBAN } from 'ibantools'
import { lockConfirmed } from '../../accounts/lock-person.ts'
import { payoutDetails } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { maskIban } from './mask-iban.ts'
import { payoutDetailsEmail } from './payout-emails.ts'

type Routes = typeof contract.routes

const CHANGES = { name: 'payout details', max: 10, windowSeconds: 3600 }

export async function setPayoutDetails(
  { limits, clock, database, outbox, newId }: CreatorDependencies,
  { holder_name, iban }: InputOf<Routes['setPayoutDetails']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['setPayoutDetails']>> {
  const { userId } = requireUser(caller)
  await limits.take(CHANGES, userId)
  if (!isValidIBAN(iban)) throw new DomainError('creators.iban_invalid')
  const details = { holderName: holder_name, iban, updatedAt: clock.now() }
  await database.transaction(async (tx) => {
    await lockConfirmed(tx, userId)
    await tx
      .insert(payoutDetails)
      .values({ userId, ...details })
      .onConflictDoUpdate({ target: payoutDetails.userId, set: details })
    // Whoever has somebody's session must not send their earnings elsewhere unseen.
    await outbox.queue(tx, {
      reference: `payout-details:${newId()}`,
      userId,
      ...payoutDetailsEmail(iban),
    })
  })
  return { success: true, details: toDetails(details) }
}

export async function removePayoutDetails(
  { database }: CreatorDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['removePayoutDetails']>> {
  await database.delete(payoutDetails).where(eq(payoutDetails.userId, requireUser(caller).userId))
  return { success: true }
}

export const toDetails = ({
  holderName,
  iban,
}: {
  holderName: string
  iban: string
}): contract.Earnings['details'] => ({
  holder_name: holderName,
  iban_masked: maskIban(iban),
})
