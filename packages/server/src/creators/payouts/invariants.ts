import { billing } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { invariant } from '../../invariants.ts'

/** How often each payout stands in the ledger under a kind, and with how much. */
const postedAs = (kind: 'payout' | 'payout_paid' | 'payout_returned') => sql`(
  select reference, count(distinct entry.id) as times, sum(amount) filter (where amount > 0) as fils
  from ledger_transactions as entry join ledger_lines as line on line.transaction_id = entry.id
  where entry.kind = ${kind} group by reference
)`

/** The moment at which a payout's week ended. */
const weekEnd = sql`((to_date(payouts.week, 'IYYY-"W"IW') + 7)::timestamp at time zone 'Asia/Dubai')`

/** The comparison reads all that came before a payout; those of earlier weeks were compared when they were new. */
const latest = sql`(select max(created_at) from payouts)`

const heldFrom = sql`${weekEnd} - make_interval(hours => ${billing.GUARANTEE_DAYS * 24})`

export const payoutInvariants = [
  invariant(
    'A payout stands in the ledger once, and so does what the bank did with it',
    sql`select format('payout %s over %s fils is %s and stands there %s times, paid %s, returned %s', coalesce(payouts.id::text, 'unknown'), payouts.fils,
          status, coalesce(made.times, 0), coalesce(paid.times, 0), coalesce(returned.times, 0)) as sentence
        from payouts
        full join ${postedAs('payout')} as made on made.reference = payouts.id::text
        full join ${postedAs('payout_paid')} as paid on paid.reference = payouts.id::text
        full join ${postedAs('payout_returned')} as returned on returned.reference = payouts.id::text
        where payouts.id is null or (made.times, made.fils) is distinct from (1, payouts.fils)
          or coalesce(paid.times, 0) <> case when paid_at is null then 0 else 1 end or coalesce(paid.fils, payouts.fils) <> payouts.fils
          or coalesce(returned.times, 0) <> case status when 'returned' then 1 else 0 end or coalesce(returned.fils, payouts.fils) <> payouts.fils`,
  ),
  invariant(
    'What is on its way to creators’ banks is what payouts that are ready or sent come to',
    sql`select format('the account holds %s fils, the payouts come to %s', held, due) as sentence
        from (select coalesce(-sum(amount), 0) as held from ledger_lines join ledger_accounts on ledger_accounts.id = account_id where kind = 'payouts') as ledger,
          (select coalesce(sum(fils), 0) as due from payouts where status in ('ready', 'sent')) as owed
        where held <> due`,
  ),
  invariant(
    'No payout held more than was earned before its week ended and released by then',
    sql`select format('payout %s of %s is over %s fils, and %s could be paid', payouts.id, payouts.week, payouts.fils, released) as sentence
        from payouts
        join ledger_transactions as made on made.kind = 'payout' and made.reference = payouts.id::text
        join ledger_lines as own on own.transaction_id = made.id and own.account_id = payouts.account_id
        cross join lateral (
          select coalesce(-sum(line.amount), 0) as released
          from ledger_lines as line
          join ledger_transactions as entry on entry.id = line.transaction_id
          left join refunds on refunds.id = case when entry.kind = 'refund' then entry.reference::uuid end
          left join run_charges on run_id = case when entry.kind = 'included_run' then entry.reference::uuid end
          left join orders on orders.id = coalesce(refunds.order_id, plan_order_id, case entry.kind
            when 'sale' then entry.reference::uuid when 'chargeback' then entry.reference::uuid
            when 'included_reversal' then split_part(entry.reference, ':', 1)::uuid end)
          where line.account_id = payouts.account_id and line.id < own.id
            and (orders.id is null or orders.completed_at <= ${heldFrom})
            and not (entry.kind in ('run', 'included_run') and entry.happened_at >= ${weekEnd})
        ) as earlier
        where payouts.fils > released and payouts.created_at > ${latest} - interval '35 days'`,
  ),
]
