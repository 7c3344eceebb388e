import type { Fill } from './history.ts'

const store = (kind: string, currency = 'AED') =>
  `(select id from ledger_accounts where kind = '${kind}' and currency = '${currency}')`
const wallet = (user: string) => `pg_temp.id_of('wallet ' || ${user})`
const creator = (user: string) => `pg_temp.id_of('creator ' || ${user})`

/** What stands in the ledger of what was sold, run, refunded and paid out, in the order in which it happened. */
export async function fillLedger(fill: Fill, creators: number): Promise<void> {
  await fill(
    '',
    `create temp table posted (kind text, reference text, at timestamptz, account_id uuid, currency text, amount numeric, share_percent int)`,
  )
  await fill(
    '',
    `create temp table owners as select id as user_id, pg_temp.id_of('creator ' || id) as account_id, created_at from users where role = 'creator' order by created_at limit ${creators}`,
  )
  await fill(
    '',
    `insert into ledger_accounts (id, kind, currency, opened_at) select account_id, 'creator', 'AED', created_at from owners`,
  )
  await fill(
    'creators’ accounts',
    'insert into creator_accounts (user_id, account_id) select user_id, account_id from owners',
  )
  await fillSales(fill)
  await fillPayouts(fill)
  await fill(
    'ledger transactions',
    `insert into ledger_transactions (id, kind, reference, happened_at)
     select pg_temp.id_of(kind || reference), kind, reference, min(at) from posted group by 2, 3`,
  )
  await fill(
    'ledger lines',
    `insert into ledger_lines (transaction_id, account_id, currency, amount, share_percent)
     select pg_temp.id_of(kind || reference), account_id, currency, amount, share_percent from posted where amount <> 0 order by at, kind, reference`,
  )
}

async function fillSales(fill: Fill): Promise<void> {
  // Of money that a provider took: dollars there, exchanged for the dirhams of the sale; and the same the other way when it went back.
  const taken = (sign: '' | '-') => `
    (${store('provider', 'USD')}, 'USD', ${sign}total_cents), (${store('exchange', 'USD')}, 'USD', -(${sign}total_cents)), (${store('exchange')}, 'AED', ${sign}total_fils)`
  const sold = (sign: '' | '-') =>
    `(${store('vat')}, 'AED', -(${sign}vat_fils)), (${store('platform')}, 'AED', -(${sign}(total_fils - vat_fils)))`
  const posted = 'insert into posted (kind, reference, at, account_id, currency, amount)'
  await fill(
    '',
    `${posted} select 'sale', orders.id, completed_at, line.* from orders
     cross join lateral (values ${taken('')}, ${sold('')}) as line (account, currency, amount) where kind in ('plan', 'renewal') and completed_at is not null`,
  )
  await fill(
    '',
    `${posted} select case orders.status when 'refunded' then 'refund' else 'chargeback' end, case orders.status when 'refunded' then refunds.id else orders.id end, refunds.completed_at, line.*
     from orders join refunds on order_id = orders.id
     cross join lateral (values ${taken('-')}, ${sold('-')}) as line (account, currency, amount)`,
  )
  await fill(
    '',
    `${posted} select 'top_up', orders.id, completed_at, line.* from orders
     cross join lateral (values ${taken('')}, (${wallet('user_id')}, 'AED', -total_fils)) as line (account, currency, amount) where kind = 'top_up'`,
  )
  // What a wallet pays for is shared with the creator of the agent, where it has one.
  await fill(
    '',
    `create temp table paid_by_wallet as
     select 'run' as kind, run_id::text as reference, created_at as at, user_id, creator_id, price_fils as total, vat_fils as vat from run_charges where source = 'wallet' and status = 'taken'
     union all select 'sale', orders.id::text, completed_at, user_id, creator_id, total_fils, vat_fils from orders join apps on apps.id = app_id where kind = 'app'`,
  )
  await fill(
    '',
    `insert into posted select kind, reference, at, line.* from paid_by_wallet
     cross join lateral (select total - vat as net, case when creator_id is null then 0 else floor((total - vat) * 70 / 100) end as share) as parts
     cross join lateral (values (${wallet('user_id')}, 'AED', total, null), (${store('vat')}, 'AED', -vat, null), (${store('platform')}, 'AED', share - net, null),
       (${creator('creator_id')}, 'AED', -share, 70)) as line (account, currency, amount, percent)`,
  )
}

/** Every Monday, of what was earned in the week before. */
async function fillPayouts(fill: Fill): Promise<void> {
  await fill(
    'payouts',
    `insert into payouts (id, user_id, account_id, week, status, fils, holder_name, iban, created_at, sent_at, paid_at)
     select pg_temp.id_of('payout' || user_id || week), user_id, account_id, week, case when due < now() - interval '10 days' then 'paid' else 'ready' end, fils, 'Holder of ' || user_id,
       'AE070331234567890123456', due, case when due < now() - interval '10 days' then due + interval '1 day' end, case when due < now() - interval '10 days' then due + interval '2 days' end
     from (select creator_id, date_trunc('week', at at time zone 'Asia/Dubai') as monday, sum(floor((total - vat) * 70 / 100)) as fils from paid_by_wallet group by 1, 2) as earned
     join owners on user_id = creator_id
     cross join lateral (select to_char(monday, 'IYYY-"W"IW') as week, (monday + interval '7 days 6 hours') at time zone 'Asia/Dubai' as due) as named
     where due < now() and fils >= 5000 order by due`,
  )
  await fill(
    '',
    `insert into posted select kind, payouts.id, at, line.*, null from payouts
     cross join lateral (values ('payout', created_at, account_id, ${store('payouts')}), ('payout_paid', paid_at, ${store('payouts')}, ${store('bank')})) as step (kind, at, debited, credited)
     cross join lateral (values (debited, 'AED', fils), (credited, 'AED', -fils)) as line (account, currency, amount) where at is not null`,
  )
  await fill(
    '',
    `insert into payout_weeks (week, finished_at) select to_char(day, 'IYYY-"W"IW'), now() from generate_series(now() - interval '370 days', now() + interval '1 day', '7 days') as day on conflict do nothing`,
  )
  await fill(
    '',
    `insert into payout_details (user_id, holder_name, iban, updated_at) select user_id, 'Holder of ' || user_id, 'AE070331234567890123456', created_at from owners`,
  )
}
