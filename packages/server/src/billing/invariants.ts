import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'
import { ledgerInvariants } from './ledger-invariants.ts'
import { orderInvariants } from './orders/order-invariants.ts'

const planAndRunInvariants = [
  invariant(
    'Whoever has bought a plan is on the tier of the plan that they have, and on Starter after it',
    sql`select format('%s is on %s and has %s', users.id, subscription_tier, coalesce(plan_id, 'no plan')) as sentence
        from users left join subscriptions on user_id = users.id and status <> 'ended'
        where subscription_tier <> coalesce(plan_id, 'starter')
          and exists (select from subscriptions as bought where bought.user_id = users.id)`,
  ),
  invariant(
    'The included runs that a person has used in a month are those reserved or taken',
    sql`select format('%s used %s in %s, the runs are %s', user_id, coalesce(used, 0), month, coalesce(counted, 0)) as sentence
        from included_usage
        full join (
          select user_id, month, count(*) as counted from run_charges
          where source = 'included' and status in ('reserved', 'taken') and user_id is not null group by user_id, month
        ) as counts using (user_id, month)
        where coalesce(used, 0) <> coalesce(counted, 0)`,
  ),
  invariant(
    'What pays for a run is reserved while it runs, taken when it succeeded and given back otherwise',
    sql`select format('run %s is %s and its charge is %s', runs.id, runs.status, coalesce(run_charges.status, 'missing')) as sentence
        from runs left join run_charges on run_id = runs.id
        where (kind = 'paid' or run_id is not null)
          and run_charges.status is distinct from case runs.status when 'running' then 'reserved' when 'succeeded' then 'taken' else 'given_back' end`,
  ),
  invariant(
    'The invoice of a month adds up the runs that stand on it',
    sql`select format('%s is for %s fils with %s of VAT, its runs cost %s with %s', number, content ->> 'totalFils', content ->> 'vatFils', fils, vat) as sentence
        from invoices
        left join (select invoice_id, sum(price_fils) as fils, sum(vat_fils) as vat from run_charges group by invoice_id) as runs_of_month
          on invoice_id = invoices.id
        where kind = 'tax_invoice' and order_id is null and content ->> 'replaces' is null
          and ((content ->> 'totalFils')::bigint, (content ->> 'vatFils')::bigint) is distinct from (fils, vat)`,
  ),
]

/** What is always true of money: the ledger, orders with all that follows from them, plans and what pays for runs. */
export const billingInvariants = [...ledgerInvariants, ...orderInvariants, ...planAndRunInvariants]
