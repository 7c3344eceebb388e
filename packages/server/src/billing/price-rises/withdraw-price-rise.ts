import type { Bilingual } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { ShowChange } from '../../catalogue/catalogue.ts'
import type { Transaction } from '../../database/database.ts'
import { priceRises } from '../../database/schema/billing.ts'
import { DomainError } from '../../errors.ts'
import type { PriceRiseDependencies } from './dependencies.ts'
import { findAnnounced, type PriceRise } from './find-price.ts'
import { priceRiseWithdrawnEmail } from './price-rise-emails.ts'

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
  await withdrawAndTell(billing, tx, rise, name)
  return billing.catalogue.recordChanges(tx, [appId])
}

export async function withdrawAndTell(
  billing: PriceRiseDependencies,
  tx: Transaction,
  rise: PriceRise,
  name: Bilingual,
): Promise<void> {
  const { outbox } = billing
  await withdraw(billing, tx, rise)
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
): Promise<void> {
  await tx
    .update(priceRises)
    .set({ status: 'withdrawn', endedAt: clock.now() })
    .where(eq(priceRises.id, id))
}
