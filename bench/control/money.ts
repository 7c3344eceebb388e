import { type billing, VAT_PERCENT } from '@wakeel/contract'
import { standardPlans } from '../../packages/server/src/billing/plans/plans.ts'
import { priceLines } from '../../packages/server/src/billing/plans/pricing.ts'
import type { Fill, Size } from './history.ts'
import { fillLedger } from './ledger.ts'

const nothing = { aed: 0, usd: 0 }

/** What each plan costs, as a checkout says it. */
function quotes(): billing.Quote[] {
  return Object.values(standardPlans).flatMap((plan) =>
    (['monthly', 'annual'] as const).map((period): billing.Quote => {
      const lines = priceLines({
        plan,
        billing: period,
        discountPercent: 0,
        credit: nothing,
        vatMode: 'added',
      })
      return {
        plan: { id: plan.id, name: plan.id },
        billing: period,
        offer: null,
        offer_notice: null,
        vat_mode: 'added',
        vat_percent: VAT_PERCENT,
        change: 'new',
        renewal_total: lines.total,
        period_ends_at: new Date().toISOString(),
        is_refundable: true,
        ...lines,
      }
    }),
  )
}

/** Plans and their renewals, agents that were bought, runs that wallets paid, what filled the wallets, payouts; and the ledger of it all. */
export async function fillMoney(fill: Fill, size: Size): Promise<void> {
  await fill(
    '',
    `create temp table quotes as select quote, quote->'plan'->>'id' as plan_id, quote->>'billing' as billing, (quote->>'months')::int as months
     from jsonb_array_elements($1::jsonb) as quote`,
    [JSON.stringify(quotes())],
  )
  await fillPlans(fill, size.people)
  await fillSpending(fill, size)
  await fill(
    'charges of runs',
    `insert into run_charges (run_id, user_id, source, status, price_fils, vat_fils, creator_id, share_percent, month, created_at, invoice_id)
     select runs.id, runs.user_id, source, case status when 'succeeded' then 'taken' else 'given_back' end, price, round(price * 5 / 105.0), app.creator_id,
       case when app.creator_id is not null then 70 end, to_char(started_at at time zone 'Asia/Dubai', 'YYYY-MM'), started_at,
       case when to_char(started_at at time zone 'Asia/Dubai', 'YYYY-MM') < to_char(now() at time zone 'Asia/Dubai', 'YYYY-MM') then runs.id end
     from runs join apps as app on app.id = app_id
     cross join lateral (select pg_temp.part(hashtext(runs.id::text), 30) as chance) as drawn
     cross join lateral (select case when app.price_fils = 0 then 'free' when chance < 0.4 then 'wallet' when chance < 0.9 then 'included' else 'free' end as source) as paid
     cross join lateral (select case when source = 'wallet' then app.price_fils else 0 end as price) as priced
     where kind = 'paid'`,
  )
  await fillWallets(fill)
  await fillLedger(fill, size.creators)
  await fill(
    'documents',
    `insert into invoices (id, number, kind, sequence, user_id, reference, order_id, content, issued_at)
     select gen_random_uuid(), case when kind = 'top_up' then 'R-' else 'INV-' end || '2026-' || number, case when kind = 'top_up' then 'receipt' else 'tax_invoice' end, number,
       user_id, id, id, jsonb_build_object('number', number, 'lines', jsonb_build_array(), 'netFils', total_fils - vat_fils, 'vatFils', vat_fils, 'totalFils', total_fils), completed_at
     from (select *, row_number() over (order by completed_at) as number from orders where completed_at is not null) as paid`,
  )
}

/** One in seven has a plan; some leave it, some get their money back, some cannot pay. */
async function fillPlans(fill: Fill, people: number): Promise<void> {
  await fill(
    '',
    `create temp table plans_of_people as
     select s, pg_temp.id_of('plan' || s || '-0') as id, users.id as user_id, plan_id, quotes.billing, months, quote, began,
       case when part2 < 0.03 then 1 else 1 + floor(pg_temp.part(s, 53) * 20)::int end as periods, part2 < 0.03 as is_refunded, part2 < 0.003 as is_charged_back
     from generate_series(1, ${Math.floor(people / 7)}) as s
     join users on users.id = 'person-' || s * 7
     cross join lateral (select pg_temp.part(s, 50) as part0, pg_temp.part(s, 51) as part1, pg_temp.part(s, 52) as part2) as drawn
     join quotes on plan_id = case when part0 < 0.6 then 'starter' when part0 < 0.95 then 'pro' else 'enterprise' end
       and quotes.billing = case when part1 < 0.75 then 'monthly' else 'annual' end
     cross join lateral (select created_at + (now() - created_at) * 0.3 * pg_temp.part(s, 54) as began) as start`,
  )
  await fill(
    'orders of plans',
    `insert into orders (id, user_id, kind, status, quote, plan_id, billing, renews_id, renews_period_end, vat_fils, total_fils, vat_cents, total_cents, refunded_fils,
       refunded_cents, provider, provider_order_id, capture_id, saved_method, content_hash, created_at, updated_at, completed_at)
     select pg_temp.id_of('plan' || s || '-' || period), user_id, case period when 0 then 'plan' else 'renewal' end,
       case when is_charged_back then 'charged_back' when is_refunded then 'refunded' else 'completed' end, quote, plan_id, billing,
       case when period > 0 then plan.id end, case when period > 0 then at end, (quote#>>'{vat,aed}')::bigint, (quote#>>'{total,aed}')::bigint, (quote#>>'{vat,usd}')::bigint,
       (quote#>>'{total,usd}')::bigint, case when is_refunded then (quote#>>'{total,aed}')::bigint else 0 end, case when is_refunded then (quote#>>'{total,usd}')::bigint else 0 end,
       'sandbox', 'SB-' || s || '-' || period, 'CAP-' || s || '-' || period, 'saved', '', at, at, at
     from plans_of_people as plan cross join lateral generate_series(0, periods - 1) as period
     cross join lateral (select began + period * months * interval '1 month' as at) as due where at < now()`,
  )
  await fill(
    'orders that failed',
    `insert into orders (id, user_id, kind, status, quote, plan_id, billing, vat_fils, total_fils, vat_cents, total_cents, provider, provider_order_id, decline_reason, content_hash, created_at, updated_at)
     select pg_temp.id_of('declined' || s), user_id, 'plan', (array['declined','cancelled','expired'])[1 + s % 3], quote, plan_id, billing, 1000, 21000, 272, 5718, 'sandbox', 'SBD-' || s,
       case when s % 3 = 0 then 'INSTRUMENT_DECLINED' end, '', began, began from plans_of_people where s % 3 = 1`,
  )
  await fill(
    'plans',
    `insert into subscriptions (id, user_id, plan_id, billing, status, started_at, current_period_start, current_period_end, saved_method, order_id, ended_at)
     select id, user_id, plan_id, billing, case when is_over then 'ended' else 'active' end, began, starts, ends, 'saved', pg_temp.id_of('plan' || s || '-' || last), case when is_over then least(ends, now()) end
     from plans_of_people cross join lateral (
       select max(period) as last from generate_series(0, periods - 1) as period where began + period * months * interval '1 month' < now()) as counted
     cross join lateral (select began + last * months * interval '1 month' as starts, began + (last + 1) * months * interval '1 month' as ends) as period
     cross join lateral (select is_refunded or ends < now() + interval '1 day' as is_over) as state`,
  )
  await fill(
    '',
    `update users set subscription_tier = plan_id from subscriptions where user_id = users.id and status = 'active'`,
  )
  await fill(
    'refunds',
    `insert into refunds (id, order_id, kind, status, fils, cents, provider_refund_id, requested_at, completed_at)
     select pg_temp.id_of('refund' || id), id, case status when 'refunded' then 'request' else 'chargeback' end, 'completed', total_fils, total_cents, 'RF-' || provider_order_id,
       completed_at + interval '2 days', completed_at + interval '2 days' from orders where status in ('refunded', 'charged_back')`,
  )
}

/** Agents that were bought, for good or by the month, from the wallet. */
async function fillSpending(fill: Fill, { people, agents }: Size): Promise<void> {
  await fill(
    'orders of agents',
    `insert into orders (id, user_id, kind, status, app_id, vat_fils, total_fils, vat_cents, total_cents, provider, content_hash, created_at, updated_at, completed_at)
     select pg_temp.id_of('bought' || i), users.id, 'app', 'completed', app.id, round(price * 5 / 105.0), price, 0, 0, 'wallet', '', at, at, at
     from generate_series(1, ${people} * 15 / 100) as i join users on users.id = 'person-' || 1 + i * 31 % ${people} join numbered_apps as app on app.number = i % (${agents} / 3)
     cross join lateral (select 5000 + i % 20 * 500 as price, users.created_at + (now() - users.created_at) * pg_temp.part(i, 60) as at) as bought`,
  )
  await fill(
    'entitlements',
    `insert into entitlements (id, user_id, app_id, kind, status, price_fils, since, current_period_end, order_id, ended_at)
     select distinct on (user_id, app_id) gen_random_uuid(), user_id, app_id, sold_as, case when ends < now() + interval '1 day' then 'ended' else 'active' end, total_fils, completed_at, ends, id,
       case when ends < now() + interval '1 day' then ends end
     from orders cross join lateral (select case when total_fils % 1000 = 0 then 'one_time' else 'subscription' end as sold_as) as sold
     cross join lateral (select case when sold_as = 'subscription' then completed_at + interval '1 month' end as ends) as period where orders.kind = 'app'`,
  )
}

/** Everybody who spent from a wallet had filled it in time, in two goes, and has something left. */
async function fillWallets(fill: Fill): Promise<void> {
  await fill(
    '',
    `create temp table spent as select user_id, sum(fils) as fils, min(at) as first from (
       select user_id, price_fils as fils, created_at as at from run_charges where source = 'wallet' and status = 'taken'
       union all select user_id, total_fils, completed_at from orders where kind = 'app') as spending group by 1`,
  )
  await fill(
    'orders of top-ups',
    `insert into orders (id, user_id, kind, status, vat_fils, total_fils, vat_cents, total_cents, provider, provider_order_id, capture_id, content_hash, created_at, updated_at, completed_at)
     select pg_temp.id_of('top-up' || user_id || part), user_id, 'top_up', 'completed', 0, amount, 0, round(amount / 3.6725), 'sandbox', 'SBT-' || user_id || part, 'CAPT-' || user_id || part, '', at, at, at
     from spent cross join generate_series(0, 1) as part
     cross join lateral (select greatest(10000, ceil(spent.fils / 2) + hashtext(user_id) % 40 * 100 + 4000) as amount, first - part * interval '1 hour' - interval '1 minute' as at) as paid`,
  )
  await fill(
    '',
    `insert into ledger_accounts (id, kind, currency, opened_at) select pg_temp.id_of('wallet ' || user_id), 'wallet', 'AED', first from spent`,
  )
  await fill(
    'wallets',
    `insert into wallets (user_id, account_id, balance_fils)
     select spent.user_id, pg_temp.id_of('wallet ' || spent.user_id), (select sum(total_fils) from orders where orders.user_id = spent.user_id and kind = 'top_up') - spent.fils from spent`,
  )
}
