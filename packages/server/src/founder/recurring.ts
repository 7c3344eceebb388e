import { VAT_PERCENT } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { entitlements, orders, subscriptions } from '../database/schema/billing.ts'
import { createCache } from '../metrics/cache.ts'
import { SETTLED_AFTER_MS } from '../metrics/finalised-days.ts'
import { beginningOf, dayAt } from '../uae-days.ts'

export interface Recurring {
  /** What all plans and agents in force are worth a month, in fils without VAT. */
  filsPerMonth: number
  /** People whose plan in force is Enterprise. */
  enterpriseClients: number
}

interface Plans {
  filsPerYear: number
  enterprise: number
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`

/**
 * Without an offer, which is for a first period, and without the credit for an earlier plan: most orders have neither. A quote's lines hold
 * their VAT or not, as it says.
 */
const net = sql`case
  when ${orders.offerId} is null and ${orders.creditedOrderId} is null then ${orders.totalFils} - ${orders.vatFils}
  else (select case when ${orders.quote}->>'vat_mode' = 'included' then rest - round(rest * ${VAT_PERCENT}::int / ${100 + VAT_PERCENT}::numeric) else rest end
    from (select (${orders.quote}->'list_price'->>'aed')::numeric as rest) as price)
  end`

/**
 * What the plans in force at a moment are worth, as it was known then: whatever has happened since leaves it as it is. A plan counts for as
 * long as its last payment lasts, unless it was ended before; what it is worth is the price of that period at which it renews, by the year.
 * The plan that an order paid for has the order's own id, or is the one that it renewed. How long it paid for stands in the plan for the
 * last payment, and for each before it in the renewal that followed. No month is longer than 31 days and no year than 366.
 */
const plansAt = (at: Date, which: SQL) => sql`
  select coalesce(sum(paid.fils_per_year), 0) as fils_per_year, count(*) filter (where paid.plan_id = 'enterprise') as enterprise
  from ${subscriptions} cross join lateral (
    ${paidBy(at, sql`${orders.id} = ${subscriptions.id}`)} union all
    ${paidBy(
      at,
      sql`${orders.renewsId} = ${subscriptions.id} and ${orders.kind} = 'renewal' and ${orders.status} not in ('declined', 'cancelled', 'expired')
        and not exists (select from subscriptions as own where own.id = ${orders.id})`,
    )}
  ) as paid
  where (${subscriptions.endedAt} is null or ${subscriptions.endedAt} > ${moment(at)})
    and ${moment(at)} < case when ${subscriptions.orderId} = paid.id then ${subscriptions.currentPeriodEnd} else (
      select min(next.renews_period_end) from orders as next
      where next.renews_id = ${subscriptions.id} and next.renews_period_end > paid.completed_at
        and next.status not in ('declined', 'cancelled', 'expired') and next.completed_at is not null
    ) end and ${which}`

/** Orders that had been paid by then, and not longer ago than a month or a year can last. */
const paidBy = (at: Date, isMeant: SQL) => sql`
  select ${orders.id} as id, ${orders.planId} as plan_id, ${orders.completedAt} as completed_at,
    ${net} * case ${orders.billing} when 'annual' then 1 else 12 end as fils_per_year
  from ${orders}
  where ${isMeant} and ${orders.completedAt} <= ${moment(at)}
    and ${orders.completedAt} > ${moment(at)} - case ${orders.billing} when 'annual' then interval '8784 hours' else interval '744 hours' end`

/** Plans that were paid or ended, or whose time was over, after one moment and up to another. */
const changed = (from: Date, until: Date) => sql`(
  ${subscriptions.endedAt} > ${moment(from)}
  or (${subscriptions.currentPeriodEnd} > ${moment(from)} and ${subscriptions.currentPeriodEnd} <= ${moment(until)})
  or ${subscriptions.orderId} in (
    select ${orders.id} from ${orders} where ${orders.completedAt} > ${moment(from)} and ${orders.kind} in ('plan', 'renewal')
  ))`

/** A month that was paid somewhat late counts from when the one before it ended. */
const agentsAt = (at: Date) => sql`
  select coalesce(sum(${orders.totalFils} - ${orders.vatFils}), 0) * 12
  from ${entitlements} join ${orders} on ${orders.id} = ${entitlements.orderId}
  where ${entitlements.kind} = 'subscription' and ${entitlements.since} <= ${moment(at)}
    and ${entitlements.currentPeriodEnd} > ${moment(at)}
    and (${entitlements.endedAt} is null or ${entitlements.endedAt} > ${moment(at)})`

/** What recurs at a moment: an agent by the month counts from when it was bought until it ended or its paid month did. */
export function createRecurring(database: Database) {
  const remember = createCache()

  async function readPlans(at: Date): Promise<Plans> {
    const { rows } = await database.execute<Record<'fils_per_year' | 'enterprise', string>>(
      plansAt(at, sql`true`),
    )
    return { filsPerYear: Number(rows[0]!.fils_per_year), enterprise: Number(rows[0]!.enterprise) }
  }

  const plansBefore = (at: Date) => remember(`plans ${at.getTime()}`, () => readPlans(at))

  async function readAgents(at: Date): Promise<number> {
    const { rows } = await database.execute<{ fils: string }>(sql`select (${agentsAt(at)}) as fils`)
    return Number(rows[0]!.fils)
  }

  return {
    /** Most plans are as they were when the day began: only of those that are not is asked. */
    async now(at: Date): Promise<Recurring> {
      const begun = beginningOf(dayAt(new Date(at.getTime() - SETTLED_AFTER_MS)))
      const which = changed(begun, at)
      const [before, agents, { rows }] = await Promise.all([
        plansBefore(begun),
        readAgents(at),
        database.execute<Record<'fils_per_year' | 'enterprise', string>>(sql`
          select now.fils_per_year - before.fils_per_year as fils_per_year, now.enterprise - before.enterprise as enterprise
          from (${plansAt(at, which)}) as now, (${plansAt(begun, which)}) as before`),
      ])
      return toRecurring(
        {
          filsPerYear: before.filsPerYear + Number(rows[0]!.fils_per_year),
          enterprise: before.enterprise + Number(rows[0]!.enterprise),
        },
        agents,
      )
    },

    /** What recurred at a moment that is over stays so, and is read once. */
    before: (at: Date): Promise<Recurring> =>
      remember(`all ${at.getTime()}`, async () => {
        const [plans, agents] = await Promise.all([plansBefore(at), readAgents(at)])
        return toRecurring(plans, agents)
      }),
  }
}

const toRecurring = ({ filsPerYear, enterprise }: Plans, agentFilsPerYear: number): Recurring => ({
  filsPerMonth: Math.round((filsPerYear + agentFilsPerYear) / 12),
  enterpriseClients: enterprise,
})
