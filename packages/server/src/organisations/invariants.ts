import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const organisationInvariants = [
  invariant(
    'An organisation has one owner, and nobody once it is dissolved',
    sql`select format('%s has %s owners and %s members, %s', organisations.id, owners, members, coalesce('dissolved at ' || dissolved_at, 'not dissolved')) as sentence
        from organisations
        cross join lateral (
          select count(*) filter (where role = 'owner') as owners, count(*) as members from organisation_members
          where organisation_id = organisations.id
        ) as counted
        where owners <> case when dissolved_at is null then 1 else 0 end or (dissolved_at is not null and members > 0)`,
  ),
  invariant(
    'What an organisation, its members and agents used of a month are the charges of its runs, reserved or taken',
    sql`with charges as (
          select organisation_id, month, price_fils, runs.user_id, runs.app_id
          from run_charges join runs on runs.id = run_id
          where organisation_id is not null and run_charges.status in ('reserved', 'taken')
        ), counted as (
          select organisation_id, month, subject, sum(price_fils) as fils, count(*) as runs
          from charges cross join lateral (values (organisation_id::text), (user_id), (app_id::text)) as subjects (subject)
          where subject is not null group by organisation_id, month, subject
        )
        select format('%s used %s fils and %s runs of %s in %s, the charges are %s and %s',
          subject, stored.fils, stored.runs, organisation_id, month, counted.fils, counted.runs) as sentence
        from organisation_usage as stored full join counted using (organisation_id, month, subject)
        where (coalesce(stored.fils, 0), coalesce(stored.runs, 0)) is distinct from (coalesce(counted.fils, 0), coalesce(counted.runs, 0))`,
  ),
]
