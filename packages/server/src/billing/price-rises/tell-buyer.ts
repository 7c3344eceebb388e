import type { Bilingual } from '@wakeel/contract'
import type { Transaction } from '../../database/database.ts'
import type { PriceRiseDependencies } from './dependencies.ts'
import { findAnnounced } from './find-price.ts'
import { priceRiseEmail } from './price-rise-emails.ts'
import { riseReference } from './withdraw-price-rise.ts'

/** Tells somebody who buys an agent what its creator has announced. */
export async function tellBuyer(
  { outbox, publicUrl }: PriceRiseDependencies,
  tx: Transaction,
  userId: string,
  { id, name }: { id: string; name: Bilingual },
): Promise<void> {
  const rise = await findAnnounced(tx, id)
  if (!rise) return
  const { fromModel, fromFils, toModel, toFils, takesEffectAt } = rise
  const email = priceRiseEmail({
    name,
    from: { model: fromModel, fils: fromFils },
    to: { model: toModel, fils: toFils },
    takesEffectAt,
    publicUrl,
  })
  await outbox.queueEach(tx, { userIds: [userId], reference: riseReference(rise.id), ...email })
}
