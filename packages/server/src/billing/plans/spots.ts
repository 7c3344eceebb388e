import type { billing } from '@wakeel/contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { isConfirmed, mailboxOf } from '../../accounts/mailbox.ts'
import type { Queries, Transaction } from '../../database/database.ts'
import { offerSpots, orders } from '../../database/schema/billing.ts'
import { isOfBuyer } from '../same-buyer.ts'
import { offers } from './offers.ts'

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
export async function spotsLeft(
  queries: Queries,
  offerId: billing.OfferId,
): Promise<number | null> {
  if (!offers[offerId].hasSpots) return null
  const [offer] = await queries
    .select({ left: sql<number>`${offerSpots.spots} - ${offerSpots.taken}` })
    .from(offerSpots)
    .where(eq(offerSpots.offerId, offerId))
  return offer?.left ?? 0
}

/** Orders in which an offer counts as used: its money is being taken or was taken, whether or not it went back later. */
const USED_IN: billing.OrderStatus[] = [
  'capturing',
  'completed',
  'partly_refunded',
  'refunded',
  'charged_back',
]

/** Each offer can be used once by a person, whichever of their accounts it was, and also by one that they deleted. */
export async function hasUsedOffer(
  queries: Queries,
  userId: string,
  offerId: billing.OfferId,
): Promise<boolean> {
  const used = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isOfBuyer(orders, {
          userId,
          mailbox: mailboxOf(userId),
          isConfirmed: isConfirmed(userId),
        }),
        eq(orders.offerId, offerId),
        inArray(orders.status, USED_IN),
      ),
    )
    .limit(1)
  return used.length > 0
}
