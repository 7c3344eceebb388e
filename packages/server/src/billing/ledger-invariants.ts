import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

/** What was posted under each kind and reference: how often, how much of each currency, and how much of it VAT. */
export const posted = sql`(
  select entry.kind, reference, count(distinct entry.id) as times,
    coalesce(sum(amount) filter (where line.currency = 'AED' and amount > 0), 0) as fils,
    coalesce(sum(amount) filter (where line.currency = 'USD' and amount > 0), 0) as cents,
    coalesce(-sum(amount) filter (where account.kind = 'vat'), 0) as vat_fils
  from ledger_transactions as entry
  join ledger_lines as line on line.transaction_id = entry.id
  join ledger_accounts as account on account.id = line.account_id
  group by entry.kind, reference
)`

export const ledgerInvariants = [
  invariant(
    'The ledger sums to zero in each currency',
    sql`select format('%s sums to %s', currency, sum(amount)) as sentence from ledger_lines group by currency having sum(amount) <> 0`,
  ),
  invariant(
    'Every transaction of the ledger has lines that balance',
    sql`select format('transaction %s is off by %s %s', entry.id, coalesce(sum(amount)::text, 'all its lines'), currency) as sentence
        from ledger_transactions as entry left join ledger_lines on transaction_id = entry.id
        group by entry.id, currency having sum(amount) is null or sum(amount) <> 0`,
  ),
  invariant(
    'What was added up of the ledger is what its lines come to',
    sql`select format('%s %s: %s was added up, its lines come to %s', totals.kind, totals.currency, totals.amount, coalesce(lines.amount, 0)) as sentence
        from ledger_totals as totals
        left join (
          select account.kind, line.currency, sum(line.amount) as amount
          from ledger_lines as line join ledger_accounts as account on account.id = line.account_id
          where line.id <= (select max(up_to_line) from ledger_totals) group by account.kind, line.currency
        ) as lines using (kind, currency)
        where totals.amount <> coalesce(lines.amount, 0)`,
  ),
  invariant(
    'A wallet holds what the ledger owes its owner',
    sql`select format('the wallet of %s holds %s fils, the ledger owes %s', user_id, balance_fils, owed) as sentence
        from wallets
        cross join lateral (select coalesce(-sum(amount), 0) as owed from ledger_lines where ledger_lines.account_id = wallets.account_id) as ledger
        where balance_fils <> owed`,
  ),
  invariant(
    'An account of the ledger whose owner has left is empty',
    sql`select format('%s account %s still has %s', account.kind, account.id, sum(amount)) as sentence
        from ledger_accounts as account join ledger_lines as line on line.account_id = account.id
        where account.kind in ('wallet', 'creator')
          and not exists (select from wallets where wallets.account_id = account.id)
          and not exists (select from creator_accounts where creator_accounts.account_id = account.id)
        group by account.id having sum(amount) <> 0`,
  ),
  invariant(
    'What a wallet keeps back is for its runs at work and its refunds under way',
    sql`select format('the wallet of %s keeps %s fils, for runs %s and refunds %s', user_id, held_fils, coalesce(for_runs, 0), coalesce(for_refunds, 0)) as sentence
        from wallets
        left join (
          select user_id, sum(price_fils) as for_runs from run_charges where source = 'wallet' and status = 'reserved' group by user_id
        ) as at_work using (user_id)
        left join (
          select user_id, sum(held_fils) as for_refunds from refunds join orders on orders.id = order_id
          where refunds.status = 'pending' group by user_id
        ) as under_way using (user_id)
        where held_fils <> coalesce(for_runs, 0) + coalesce(for_refunds, 0)`,
  ),
  invariant(
    'A run that a wallet paid stands in the ledger once, and no other run does',
    sql`select format('run %s (%s, %s, %s fils) is posted %s times with %s fils', run_id, source, run_charges.status, price_fils, coalesce(times, 0), coalesce(posted.fils, 0)) as sentence
        from run_charges left join ${posted} as posted on kind = 'run' and reference = run_id::text
        where coalesce((times, posted.fils, posted.vat_fils) = (1, price_fils, run_charges.vat_fils), false) <> (source = 'wallet' and run_charges.status = 'taken')
           or (times is not null) <> (source = 'wallet' and run_charges.status = 'taken')`,
  ),
  invariant(
    'A run of a plan that paid its creator stands in the ledger once with their share, and no other run does',
    sql`select format('run %s shares %s fils of the plan of order %s and is posted %s times with %s fils', coalesce(run_id::text, reference), share_fils, plan_order_id, coalesce(times, 0), coalesce(posted.fils, 0)) as sentence
        from (select * from run_charges where share_fils is not null) as sharing
        full join (select * from ${posted} as each where kind = 'included_run') as posted on reference = run_id::text
        where (times, posted.fils) is distinct from (1, share_fils)`,
  ),
  invariant(
    'What the order of a plan shared with creators is what runs of the plan paid them',
    sql`select format('order %s shared %s fils, its runs paid %s', id, shared_fils, coalesce(paid, 0)) as sentence
        from orders
        left join (select plan_order_id, sum(share_fils) as paid from run_charges where share_fils is not null group by plan_order_id) as shares on plan_order_id = id
        where shared_fils <> coalesce(paid, 0)`,
  ),
  invariant(
    'What creators got of a plan went back with its money, once, and not without it',
    sql`select format('order %s is %s, %s fils of %s that it shared went back', id, status, coalesce(fils, 0), shared_fils) as sentence
        from orders
        left join (
          select split_part(reference, ':', 1) as order_id, sum(fils) as fils from ${posted} as each where kind = 'included_reversal' group by 1
        ) as reversed on order_id = id::text
        where coalesce(fils, 0) <> case when status in ('refunded', 'charged_back') then shared_fils else 0 end`,
  ),
]
