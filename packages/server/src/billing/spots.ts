import type { billing } from '@wakeel/contract'
import type { Queries, Transaction } from '../database/database.ts'

/** Takes one of the spots of a limited offer, in one statement; true for an offer without a limit. False: none is left. */
export async function takeSpot(_tx: Transaction, _offerId: billing.OfferId): Promise<boolean> {
  throw new Error('not written yet')
}

export async function giveSpotBack(_tx: Transaction, _offerId: billing.OfferId): Promise<void> {
  throw new Error('not written yet')
}

/** How many are left; null for an offer without a limit. */
export async function spotsLeft(_queries: Queries, _offerId: billing.OfferId): Promise<number | null> {
  throw new Error('not written yet')
}
