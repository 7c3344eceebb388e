import type { Queries } from '../../database/database.ts'
import { findOffer } from './offers.ts'
import { hasUsedOffer, spotsLeft } from './spots.ts'

/** The offer that a code stands for, or why it gives no discount. */
export async function applyOffer(
  queries: Queries,
  code: string | undefined,
  userId: string | undefined,
) {
  if (!code) return { offer: undefined, notice: null }
  const offer = findOffer(code)
  if (!offer) return { offer, notice: 'unknown' as const }
  if (userId && (await hasUsedOffer(queries, userId, offer.id)))
    return { offer: undefined, notice: 'used' as const }
  if ((await spotsLeft(queries, offer.id)) === 0)
    return { offer: undefined, notice: 'sold_out' as const }
  return { offer, notice: null }
}
