import type { Bilingual } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { priceRises } from '../../database/schema/billing.ts'
import type { PriceRiseDependencies } from './dependencies.ts'
import { findAnnounced, findPriceInForce } from './find-price.ts'
import { endOfNotice } from './notice.ts'
import { findPayers } from './payers.ts'
import { type AgentPrice, priceRiseEmail } from './price-rise-emails.ts'
import { riseReference, withdraw, withdrawAndTell } from './withdraw-price-rise.ts'

/** A version that is about to be listed, and what it is to cost. */
interface NewPrice {
  version: number
  price: AgentPrice
  name: Bilingual
}

/**
 * What a version that is about to be listed costs from now on, its app being locked; announces what
 * is more.
 */
export async function agreePrice(
  billing: PriceRiseDependencies,
  tx: Transaction,
  appId: string,
  requested: NewPrice,
): Promise<AgentPrice> {
  const { version, price, name } = requested
  const inForce = await findPriceInForce(tx, appId)
  const announced = await findAnnounced(tx, appId)
  if (inForce === null || !isRise(inForce, price)) {
    if (announced)
      await withdrawAndTell(billing, tx, { rise: announced, name, withdrawnFor: 'lower_price' })
    return price
  }
  if (announced?.toModel === price.model && announced.toFils === price.fils) {
    await tx.update(priceRises).set({ version }).where(eq(priceRises.id, announced.id))
    return inForce
  }
  if (announced) await withdraw(billing, tx, announced, 'other_rise')
  await announce(billing, tx, appId, inForce, requested)
  return inForce
}

/**
 * Two ways of paying cannot be compared, so another one counts as a rise unless it is no payment at
 * all.
 */
function isRise(from: AgentPrice, to: AgentPrice): boolean {
  return to.model !== 'free' && (from.model !== to.model || to.fils > from.fils)
}

async function announce(
  { clock, newId, outbox, publicUrl }: PriceRiseDependencies,
  tx: Transaction,
  appId: string,
  from: AgentPrice,
  { version, price: to, name }: NewPrice,
): Promise<void> {
  const announcedAt = clock.now()
  const takesEffectAt = endOfNotice(announcedAt)
  const id = newId()
  await tx.insert(priceRises).values({
    id,
    appId,
    version,
    status: 'announced',
    fromModel: from.model,
    fromFils: from.fils,
    toModel: to.model,
    toFils: to.fils,
    announcedAt,
    takesEffectAt,
  })
  await outbox.queueEach(tx, {
    userIds: await findPayers(tx, appId, announcedAt),
    reference: riseReference(id),
    ...priceRiseEmail({ name, from, to, takesEffectAt, publicUrl }),
  })
}
