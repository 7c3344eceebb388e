import { aed, creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import { OneNumber, readCursor, toPage } from '../../cursor.ts'
import { payoutDetails, payouts } from '../../database/schema/creators.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { movementsOf, PAID_OUT } from '../daily.ts'
import { ledgerDays } from '../dashboard/revenue.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { findCreatorAccount, readHeld } from './owed.ts'
import { toDetails } from './payout-details.ts'
import { numberOf, type PayoutRow } from './payout-moves.ts'
import { dueAt, weekOf } from './weeks.ts'

type Routes = typeof contract.routes

/** What a creator has earned and got, in fils. */
interface Owed {
  /** Sales and runs, those of plans too, less what went back. */
  earned: number
  /** Payouts, less those that came back. */
  paidOut: number
  held: { day: string; fils: number }[]
}

const nothing: Owed = { earned: 0, paidOut: 0, held: [] }

export async function getEarnings(
  creators: CreatorDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['getEarnings']>> {
  const { userId } = requireUser(caller)
  const { clock, database } = creators
  const now = clock.now()
  const accountId = await findCreatorAccount(database, userId)
  const { earned, paidOut, held } = accountId
    ? await readOwed(creators, { userId, accountId, at: now })
    : nothing
  const onHold = held.reduce((all, { fils }) => all + fils, 0)
  const [details] = await database
    .select()
    .from(payoutDetails)
    .where(eq(payoutDetails.userId, userId))
  return {
    success: true,
    earnings: {
      earned: aed(earned),
      on_hold: aed(onHold),
      // With what was earned at times that the clock has yet to reach, if it was ever set back.
      payable: aed(earned - paidOut - onHold),
      paid_out: aed(paidOut),
      releases: held.map(({ day, fils }) => ({ day, amount: aed(fils) })),
      next_payout_at: nextPayoutAt(now).toISOString(),
      least: aed(contract.PAYOUT_LEAST_FILS),
      details: details ? toDetails(details) : null,
    },
  }
}

async function readOwed(
  { database, metrics }: CreatorDependencies,
  account: { userId: string; accountId: string; at: Date },
): Promise<Owed> {
  const [totals, held] = await Promise.all([
    metrics.totals(movementsOf([account.accountId]), await ledgerDays(database)),
    readHeld(database, account),
  ])
  let [earned, paidOut] = [0, 0]
  for (const [key, fils] of totals) {
    if (isPayout(key.split(' ')[1]!)) paidOut -= fils
    else earned += fils
  }
  return { earned, paidOut, held }
}

const isPayout = (kind: string) => (PAID_OUT as readonly string[]).includes(kind)

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
