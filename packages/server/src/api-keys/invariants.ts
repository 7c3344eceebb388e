import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const apiKeyInvariants = [
  invariant(
    'A key without a secret is what a person allowed a program, or a widget, and no other is',
    sql`select format('the key %s has %s', api_keys.id,
          case when hash is null then 'neither a secret nor one holder' else 'a secret, and is a program’s or a widget’s' end) as sentence
        from api_keys
        left join oauth_grants on oauth_grants.api_key_id = api_keys.id
        left join widgets on widgets.api_key_id = api_keys.id
        where num_nonnulls(hash, oauth_grants.api_key_id, widgets.api_key_id) <> 1`,
  ),
  invariant(
    'What a key used of a day and a month are its runs that are at work or answered, and what they cost',
    sql`with used as (
          select api_key_id, (started_at at time zone 'Asia/Dubai')::date::text as day, coalesce(price_fils, 0) as fils
          from runs left join run_charges on run_id = runs.id
          where api_key_id is not null and kind in ('paid', 'test') and runs.status in ('running', 'succeeded')
        ), counted as (
          select api_key_id, period, sum(fils) as fils, count(*) as runs
          from used cross join lateral (values (day), (left(day, 7))) as periods (period)
          group by api_key_id, period
        )
        select format('the key %s used %s fils and %s runs of %s, its runs are %s and %s',
          api_key_id, stored.fils, stored.runs, period, counted.fils, counted.runs) as sentence
        from api_key_usage as stored full join counted using (api_key_id, period)
        where (coalesce(stored.fils, 0), coalesce(stored.runs, 0)) is distinct from (coalesce(counted.fils, 0), coalesce(counted.runs, 0))`,
  ),
]
