import type { Bilingual, billing as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { ShowChange } from '../../catalogue/catalogue.ts'
import type { Transaction } from '../../database/database.ts'
import { priceRises } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { PriceRiseDependencies } from './dependencies.ts'
import { findAnnounced, type PriceRise } from './find-price.ts'
import { priceRiseWithdrawnEmail } from './price-rise-emails.ts'

type Withdrawal = contract.Withdrawal

/** What the emails that announce a rise are known by. */
export const riseReference = (id: string) => `price-rise:${id}`

/** Takes an announced rise back, its app being locked, and tells those who were told of it. */
export async function withdrawPriceRise(
  billing: PriceRiseDependencies,
  tx: Transaction,
  appId: string,
  name: Bilingual,
): Promise<ShowChange> {
  const rise = await findAnnounced(tx, appId)
  if (!rise) throw new DomainError('forge.no_price_rise')
  await withdrawAndTell(billing, tx, { rise, name, withdrawnFor: 'creator' })
  return billing.catalogue.recordChanges(tx, [appId])
}

export async function withdrawAndTell(
  billing: PriceRiseDependencies,
  tx: Transaction,
  { rise, name, withdrawnFor }: { rise: PriceRise; name: Bilingual; withdrawnFor: Withdrawal },
): Promise<void> {
  const { outbox } = billing
  await withdraw(billing, tx, rise, withdrawnFor)
  await outbox.queueEach(tx, {
    userIds: await outbox.recipientsOf(tx, riseReference(rise.id)),
    reference: `price-rise-withdrawn:${rise.id}`,
    ...priceRiseWithdrawnEmail({ name }),
  })
}

export async function withdraw(
  { clock }: PriceRiseDependencies,
  tx: Transaction,
  { id }: PriceRise,
  withdrawnFor: Withdrawal,
): Promise<void> {
  await tx
    .update(priceRises)
    .set({ status: 'withdrawn', endedAt: clock.now(), withdrawnFor })
    .where(eq(priceRises.id, id))
}
