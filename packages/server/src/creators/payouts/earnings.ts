import { aed, creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import { payoutDetails, payouts } from '../../database/schema/creators.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { findCreatorAccount, type Owed, readOwed } from './owed.ts'
import { toDetails } from './payout-details.ts'
import { numberOf, type PayoutRow } from './payout-moves.ts'
import { dueAt, weekOf } from './weeks.ts'

type Routes = typeof contract.routes

const nothing: Owed = { earned: 0, paidOut: 0, held: [], onHold: 0, payable: 0 }

export async function getEarnings(
  { clock, database }: CreatorDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getEarnings']>> {
  const { userId } = requireUser(caller)
  const now = clock.now()
  const accountId = await findCreatorAccount(database, userId)
  const owed = accountId ? await readOwed(database, accountId, now) : nothing
  const [details] = await database
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
  return {
    success: true,
    earnings: {
      earned: aed(owed.earned),
      on_hold: aed(owed.onHold),
      // With what was earned at times that the clock has yet to reach, if it was ever set back.
      payable: aed(owed.earned - owed.paidOut - owed.onHold),
      paid_out: aed(owed.paidOut),
      releases: owed.held.map(({ day, fils }) => ({ day, amount: aed(fils) })),
      next_payout_at: nextPayoutAt(now).toISOString(),
      least: aed(contract.PAYOUT_LEAST_FILS),
      details: details ? toDetails(details) : null,
    },
  }
}

export async function listPayouts(
  { database }: CreatorDependencies,
  { cursor, limit }: InputOf<Routes['listPayouts']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['listPayouts']>> {
  const { userId } = requireUser(caller)
  const name = `payouts ${userId}`
  const place = readCursor(name, cursor, OneNumber)
  const isAfter = place && lt(payouts.sequence, place[0])
  const rows = await database
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), isAfter))
    .orderBy(desc(payouts.sequence))
    .limit(limit + 1)
  const { shown, next_cursor } = toPage(name, rows, limit, (last) => [last.sequence])
  return { success: true, payouts: shown.map(toPayout), next_cursor }
}

const WEEK_MS = 7 * 24 * 3_600_000

/** On a Monday morning it is still that of the week before. */
function nextPayoutAt(now: Date): Date {
  const ofLastWeek = dueAt(weekOf(new Date(now.getTime() - WEEK_MS)))
  return ofLastWeek > now ? ofLastWeek : dueAt(weekOf(now))
}

export const toPayout = (payout: PayoutRow): contract.Payout => ({
  id: payout.id,
  number: numberOf(payout),
  week: payout.week,
  status: payout.status,
  amount: aed(payout.fils),
  ...toDetails(payout)!,
  created_at: payout.createdAt.toISOString(),
  paid_at: payout.paidAt?.toISOString() ?? null,
})
