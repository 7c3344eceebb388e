import type { billing } from '@wakeel/contract'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../database/database.ts'
import { offers } from './offers.ts'
import { offerSpots } from './tables.ts'

/** Takes one of the spots of a limited offer, in one statement; true for an offer without a limit. False: none is left. */
export async function takeSpot(tx: Transaction, offerId: billing.OfferId): Promise<boolean> {
  if (!offers[offerId].hasSpots) return true
  const taken = await tx
    .update(offerSpots)
    .set({ taken: sql`${offerSpots.taken} + 1` })
    .where(and(eq(offerSpots.offerId, offerId), lt(offerSpots.taken, offerSpots.spots)))
    .returning({ offerId: offerSpots.offerId })
  return taken.length > 0
}

/** Only for a spot that was taken; nothing to do for an offer without a limit. */
export async function giveSpotBack(tx: Transaction, offerId: billing.OfferId): Promise<void> {
  await tx
    .update(offerSpots)
    .set({ taken: sql`${offerSpots.taken} - 1` })
    .where(eq(offerSpots.offerId, offerId))
}

/** How many are left; null for an offer without a limit. */
export async function spotsLeft(queries: Queries, offerId: billing.OfferId): Promise<number | null> {
  if (!offers[offerId].hasSpots) return null
  const [offer] = await queries
    .select({ left: sql<number>`${offerSpots.spots} - ${offerSpots.taken}` })
    .from(offerSpots)
    .where(eq(offerSpots.offerId, offerId))
  return offer?.left ?? 0
}
