import { type SQL, sql } from 'drizzle-orm'
import { isTrusted } from '../creators/trust.ts'
import {
  entitlements,
  ledgerAccounts,
  ledgerLines,
  ledgerTransactions,
  orders,
} from '../database/schema/billing.ts'
import { apps } from '../database/schema/catalogue.ts'
import { dailyTests } from '../database/schema/forge.ts'
import { runs } from '../database/schema/runs.ts'
import type { DailyMetric } from '../metrics/daily-metric.ts'
import { dayAt, dayOf } from '../uae-days.ts'
import { modelMetrics } from './model-daily.ts'

const { kind, reference, happenedAt } = ledgerTransactions

const within = (column: Parameters<typeof dayOf>[0], from: Date, until: Date) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`

/** What the dirhams of a transaction credited to one kind of account. */
const credited = (account: string) =>
  sql`coalesce(-sum(own.amount) filter (where ${ledgerAccounts.kind} = ${sql.raw(`'${account}'`)}), 0)`

/**
 * The transactions of the ledger as `posted`, each with the fils that it credited to the kinds of accounts and, where it was shared with
 * a creator, with their part. Lines are looked up transaction by transaction (`offset 0` keeps it so): the planner would begin with all
 * lines that there are, for the few of some days.
 */
const postings = (from: Date, until: Date) => sql`
  with posted as materialized (
    select ${dayOf(happenedAt)} as day, ${kind} as kind, ${reference} as reference,
      ${credited('platform')} as platform, ${credited('creator')} as creator, ${credited('unclaimed')} as unclaimed,
      ${credited('payouts')} as payouts, ${credited('bank')} as bank,
      -sum(own.amount) filter (where own.share_percent is not null) as part
    from ${ledgerTransactions} cross join lateral (
      select amount, share_percent, account_id from ${ledgerLines}
      where ${ledgerLines.transactionId} = ${ledgerTransactions.id} and ${ledgerLines.currency} = 'AED' offset 0
    ) as own
    join ${ledgerAccounts} on ${ledgerAccounts.id} = own.account_id
    where ${within(happenedAt, from, until)} group by ${ledgerTransactions.id}
  )`

/** Of an order for an agent that was paid by the month the entitlement names the last only, of one for good the one that there is. */
const isForGood = sql`exists (select from ${entitlements} where ${entitlements.orderId} = ${orders.id} and ${entitlements.kind} = 'one_time')`

/** What was paid for. */
const stream = sql`case when posted.kind = 'run' then 'runs' else (
  select case
    when ${orders.planId} = 'enterprise' then 'enterprise'
    when ${orders.kind} = 'app' and ${isForGood} then 'one_time'
    else 'subscriptions' end
  from ${orders} where ${orders.id} = case when posted.kind = 'sale' then posted.reference::uuid end
) end`

const isSold = sql`kind in ('sale', 'run')`
const price = sql`platform + creator + unclaimed`

/** Fils of the transactions above that a condition holds for. */
const fils = (key: SQL, amount: SQL, condition: SQL) =>
  sql`select day, ${key} as key, ${amount} as fils from posted where ${condition}`

/**
 * Money, all in one look at the ledger. `gmv <stream>`: what customers paid for plans, agents and runs without VAT, before anything of it
 * went back, by what they paid for: what sales and runs credited to the platform and to creators, those who have left with them.
 * `revenue`: what the platform's own account was credited, less what refunds and chargebacks took off it. `payouts`: what the store's
 * bank paid to creators, less what came back after it was paid. Of creators' money, `earned`: what they were credited, less what went
 * back; `part` and `price`: of their agents' sales and runs that were paid for one by one, before anything went back, their part and the whole
 * without VAT; `owed`: by how much rose what is theirs and not paid by the bank.
 */
const money: DailyMetric = {
  name: 'founder.money',
  select: (from, until) => sql`${postings(from, until)}
    select day, key, sum(fils)::bigint as value from (
      ${fils(sql`'gmv ' || ${stream}`, price, isSold)}
      union all ${fils(sql`'revenue'`, sql`platform`, sql`true`)}
      union all ${fils(sql`'payouts'`, sql`bank`, sql`kind in ('payout_paid', 'payout_returned')`)}
      union all ${fils(sql`'earned'`, sql`creator`, sql`kind in ('sale', 'run', 'included_run', 'refund', 'included_reversal', 'chargeback')`)}
      union all ${fils(sql`'part'`, sql`part`, sql`part is not null and ${isSold}`)}
      union all ${fils(sql`'price'`, price, sql`part is not null and ${isSold}`)}
      union all ${fils(sql`'owed'`, sql`creator + payouts`, sql`true`)}
    ) as credits group by day, key`,
}

/** What people asked of agents, free or paid, by how it ended, on the day on which it began. */
const customerRuns: DailyMetric = {
  name: 'founder.runs',
  select: (from, until) => sql`
    select ${dayOf(runs.startedAt)} as day, ${runs.status} as key, count(*) as value from ${runs}
    where ${within(runs.startedAt, from, until)} and ${runs.kind} in ('demo', 'paid') and ${runs.status} in ('succeeded', 'failed')
    group by 1, 2`,
}

/** Of those, the ones that trust is made of. */
const trusted: DailyMetric = {
  name: 'founder.trusted_runs',
  select: (from, until) => sql`
    select ${dayOf(runs.startedAt)} as day, ${runs.status} as key, count(*) as value
    from ${runs} join ${apps} on ${apps.id} = ${runs.appId}
    where ${within(runs.startedAt, from, until)} and ${runs.status} in ('succeeded', 'failed') and ${isTrusted(until)}
    group by 1, 2`,
}

/** The store's daily tests of what it lists, by how they ended. Those of a day may take long. */
const tests: DailyMetric = {
  name: 'founder.tests',
  isLate: true,
  select: (from, until) => sql`
    select ${dailyTests.day}::text as day, ${dailyTests.status} as key, count(*) as value from ${dailyTests}
    where ${dailyTests.day} >= ${dayAt(from)} and ${dailyTests.day} <= ${dayAt(new Date(until.getTime() - 1))}
    and ${dailyTests.status} in ('passed', 'failed') group by ${dailyTests.day}, ${dailyTests.status}`,
}

/** Agents bought, each month of those by the month. */
const purchases: DailyMetric = {
  name: 'founder.purchases',
  select: (from, until) => sql`
    select ${dayOf(orders.completedAt)} as day, '' as key, count(*) as value from ${orders}
    where ${within(orders.completedAt, from, until)} and ${orders.kind} = 'app' group by 1`,
}

/** What the founder's metrics add up by days of the UAE. */
export const daily = { money, customerRuns, trusted, tests, purchases }

export const founderMetrics: readonly DailyMetric[] = [...Object.values(daily), ...modelMetrics]
