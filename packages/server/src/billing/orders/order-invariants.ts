import { sql } from 'drizzle-orm'
import { invariant } from '../../invariants.ts'
import { posted } from '../ledger-invariants.ts'

/** Whether another document stands in the place of the one that a query is about. */
const isReplaced = sql`exists (select from invoices as replacing where replacing.kind = 'tax_invoice' and replacing.reference = invoices.number)`

export const orderInvariants = [
  invariant(
    'A completed order has one document with its amounts, and no other order has any',
    sql`select format('order %s (%s, %s) has %s documents, %s with its amounts', id, kind, status, documents, matching) as sentence
        from orders
        cross join lateral (
          select count(*) as documents, count(*) filter (
            where invoices.kind = case orders.kind when 'top_up' then 'receipt' else 'tax_invoice' end
              and (content ->> 'totalFils')::bigint = total_fils and (content ->> 'vatFils')::bigint = vat_fils
          ) as matching
          from invoices where order_id = orders.id and invoices.kind <> 'credit_note' and not ${isReplaced}
        ) as issued
        where (documents, matching) <> ((completed_at is not null)::int, (completed_at is not null)::int)`,
  ),
  invariant(
    'A completed order stands in the ledger once with its amounts, and no other order does',
    sql`select format('order %s (%s, %s) is posted %s times with %s fils and %s cents', id, orders.kind, status, coalesce(times, 0), coalesce(fils, 0), coalesce(cents, 0)) as sentence
        from orders
        left join ${posted} as posted
          on reference = orders.id::text and posted.kind = case orders.kind when 'top_up' then 'top_up' else 'sale' end
        where (times is not null) <> (completed_at is not null)
           or (times, fils, cents, posted.vat_fils) <> (1, total_fils, total_cents, orders.vat_fils)`,
  ),
  invariant(
    'A completed order of a plan began or renewed one, and no other order began any',
    sql`select format('order %s (%s, %s) began or renewed %s plans', orders.id, kind, orders.status, began + renewed) as sentence
        from orders
        cross join lateral (
          select count(*) filter (where subscriptions.id = orders.id) as began, count(*) filter (where subscriptions.id = renews_id) as renewed
          from subscriptions where subscriptions.id in (orders.id, renews_id)
        ) as changed
        where kind in ('plan', 'renewal')
          and case when completed_at is null then began > 0 when kind = 'plan' then began <> 1 else began + renewed = 0 end`,
  ),
  invariant(
    'Whoever has a plan or an agent has paid for it',
    sql`select format('plan %s of %s is %s by order %s, which is %s for %s %s', had.id, had.user_id, had.status, orders.id, orders.status, orders.plan_id, orders.billing) as sentence
        from subscriptions as had join orders on orders.id = order_id
        where had.status <> 'ended'
          and (orders.status <> 'completed' or (had.plan_id, had.billing, had.user_id) is distinct from (orders.plan_id, orders.billing, orders.user_id))
        union all
        select format('agent %s of %s is active by order %s, which is %s', had.app_id, had.user_id, orders.id, orders.status)
        from entitlements as had join orders on orders.id = order_id
        where had.status = 'active'
          and (orders.status <> 'completed' or (had.app_id, had.user_id) is distinct from (orders.app_id, orders.user_id))`,
  ),
  invariant(
    'Money that went back has one credit note and stands in the ledger once, with its amounts',
    sql`select format('refund %s (%s, %s) has %s credit notes and is posted %s times', refunds.id, refunds.kind, status, notes, coalesce(times, 0)) as sentence
        from refunds
        cross join lateral (
          select count(*) as notes, coalesce(sum((content ->> 'totalFils')::bigint), 0) as noted
          from invoices where invoices.kind = 'credit_note' and reference = refunds.id::text
        ) as credited
        left join ${posted} as posted
          on posted.kind = case refunds.kind when 'request' then 'refund' else 'chargeback' end
          and reference = case refunds.kind when 'request' then refunds.id else order_id end::text
        where notes <> (status = 'completed')::int or (times is not null) <> (status = 'completed')
           or status = 'completed' and (noted, times, posted.fils, posted.cents) <> (refunds.fils, 1, refunds.fils, refunds.cents)`,
  ),
  invariant(
    'What an order gave back is what its refunds say, and so is its state',
    sql`select format('order %s is %s with %s of %s fils back, its refunds gave %s', id, status, refunded_fils, total_fils, back_fils) as sentence
        from orders
        cross join lateral (
          select coalesce(sum(fils), 0) as back_fils, coalesce(sum(cents), 0) as back_cents, coalesce(bool_or(kind = 'chargeback'), false) as was_taken
          from refunds where order_id = orders.id and refunds.status = 'completed'
        ) as given
        where (refunded_fils, refunded_cents) <> (back_fils, back_cents)
           or completed_at is not null and status <> case
             when was_taken then 'charged_back' when back_fils = 0 then 'completed'
             when back_fils = total_fils then 'refunded' else 'partly_refunded' end`,
  ),
  invariant(
    'A document that was replaced was taken back whole by one credit note, and the one in its place says its supply and amounts',
    sql`select format('%s is replaced by %s and taken back by %s', old, coalesce(standing.number, 'nothing'), coalesce(note.number, 'nothing')) as sentence
        from (
          select reference as old from invoices
          where kind = 'tax_invoice' and content ->> 'replaces' is not null or kind = 'credit_note' and content ->> 'corrects' = reference
          group by reference
        ) as olds
        left join invoices as replaced on replaced.number = old
        left join invoices as standing on standing.kind = 'tax_invoice' and standing.reference = old
        left join invoices as note on note.kind = 'credit_note' and note.reference = old
        cross join lateral (
          select replaced.order_id, replaced.content -> 'netFils', replaced.content -> 'vatFils', replaced.content -> 'totalFils'
        ) as right_ones(order_id, net, vat, total)
        where standing.content ->> 'replaces' is distinct from old or note.content ->> 'corrects' is distinct from old
           or standing.content -> 'lines' is distinct from replaced.content -> 'lines'
           or (standing.order_id, standing.content -> 'netFils', standing.content -> 'vatFils', standing.content -> 'totalFils') is distinct from (right_ones.order_id, net, vat, total)
           or (note.order_id, note.content -> 'netFils', note.content -> 'vatFils', note.content -> 'totalFils') is distinct from (right_ones.order_id, net, vat, total)`,
  ),
  invariant(
    'The documents of an order come to what was paid for it less what went back',
    sql`select format('the documents of order %s come to %s fils, %s were paid and %s went back', id, documented, total_fils, refunded_fils) as sentence
        from orders
        cross join lateral (
          select coalesce(sum(case invoices.kind when 'credit_note' then -1 else 1 end * (content ->> 'totalFils')::bigint), 0) as documented
          from invoices where order_id = orders.id
        ) as documents
        where documented <> case when completed_at is null then 0 else total_fils - refunded_fils end`,
  ),
  invariant(
    'The spots of an offer that are taken are those taken before and those that orders hold',
    sql`select format('%s has %s spots taken, %s before and %s by orders', offer_id, taken, taken_before, held) as sentence
        from offer_spots
        cross join lateral (select count(*) as held from orders where orders.offer_id = offer_spots.offer_id and holds_spot) as by_orders
        where taken <> taken_before + held`,
  ),
  invariant(
    'The numbers of documents have no gap',
    sql`select format('%s: the last is %s, %s were issued up to %s', kind, last, coalesce(issued, 0), coalesce(highest, 0)) as sentence
        from invoice_series
        left join (select kind, count(*) as issued, max(sequence) as highest from invoices group by kind) as counted using (kind)
        where (last, last) <> (coalesce(issued, 0), coalesce(highest, 0))`,
  ),
]
