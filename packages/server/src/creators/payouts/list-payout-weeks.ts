import { aed, type creators as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { payouts } from '../../database/schema/creators.ts'
import { DomainError } from '../../errors.ts'
import type { CreatorDependencies } from '../dependencies.ts'
import { toPayout } from './earnings.ts'

type Routes = typeof contract.routes

const noneOfAny = { ready: 0, sent: 0, paid: 0, returned: 0 }

export async function listPayoutWeeks({
  database,
}: CreatorDependencies): Promise<ReplyOf<Routes['listPayoutWeeks']>> {
  const rows = await database
    .select({
      week: payouts.week,
      status: payouts.status,
      count: sql<number>`count(*)::int`,
      fils: sql<string>`sum(${payouts.fils})`.mapWith(Number),
    })
    .from(payouts)
    .groupBy(payouts.week, payouts.status)
    .orderBy(desc(payouts.week))
  const weeks = [...Map.groupBy(rows, ({ week }) => week)].map(([week, states]) => ({
    week,
    payouts: states.reduce((total, { count }) => total + count, 0),
    total: aed(states.reduce((total, { fils }) => total + fils, 0)),
    by_status: {
      ...noneOfAny,
      ...Object.fromEntries(states.map(({ status, count }) => [status, count])),
    },
  }))
  return { success: true, weeks }
}

export async function listWeekPayouts(
  { database }: CreatorDependencies,
  { week }: InputOf<Routes['listWeekPayouts']>,
): Promise<ReplyOf<Routes['listWeekPayouts']>> {
  const rows = await database
    .select()
    .from(payouts)
    .where(eq(payouts.week, week))
    .orderBy(asc(payouts.sequence))
  if (rows.length === 0) throw new DomainError('creators.payout_not_found')
  return { success: true, payouts: rows.map(toPayout) }
}
