import type { Fill, Size } from './history.ts'

/** What people reported, what moderators did about it, and what is written of all that administrators did. */
export async function fillOversight(
  fill: Fill,
  { agents, people, auditEntries }: Size,
): Promise<void> {
  await fill(
    'reports',
    `insert into reports (id, app_id, user_id, reason, comment, at, closed_at, outcome)
     select gen_random_uuid(), app.id, 'person-' || 1 + i * 13 % ${people}, (array['wrong_answers','spam','misleading','privacy'])[1 + i % 4], 'It does not say where its figures are from.',
       at, case when i % 10 > 0 then at + interval '1 day' end, case when i % 10 > 0 then 'dismissed' end
     from generate_series(1, ${agents} / 2) as i join numbered_apps as app on app.number = i * 7 % ${agents}
     cross join lateral (select now() - interval '300 days' * pg_temp.part(i, 40) as at) as drawn`,
  )
  await fill(
    'takedowns',
    `insert into takedowns (id, app_id, reason, note, at, ended_at)
     select pg_temp.id_of('takedown' || i), app.id, 'misleading', 'It promises what it does not do.', at, case when i % 3 > 0 then at + interval '3 days' end
     from generate_series(1, ${agents} * 6 / 100) as i join numbered_apps as app on app.number = i * 11 % ${agents}
     cross join lateral (select now() - interval '300 days' * pg_temp.part(i, 41) as at) as drawn`,
  )
  await fill(
    'agents that are out',
    `update apps set is_active = false, taken_down_at = takedowns.at from takedowns where app_id = apps.id and ended_at is null`,
  )
  await fill(
    'times in the store',
    `insert into listed_times (app_id, creator_id, listed_at, unlisted_at)
     select apps.id, creator_id, least(created_at, at), at from apps join takedowns on app_id = apps.id
     union all select id, creator_id, created_at, null from apps where is_active`,
  )
  await fill(
    'appeals',
    `insert into appeals (id, takedown_id, text, at, decision, answer, answered_at)
     select gen_random_uuid(), id, 'It was mended.', at + interval '1 hour', case when ended_at is not null then 'upheld' end,
       case when ended_at is not null then 'You are right.' end, ended_at from takedowns where pg_temp.part(hashtext(id::text), 42) < 0.4`,
  )
  await fill(
    'audit entries',
    `insert into audit_entries (at, actor_id, actor_role, action, subject_kind, subject_id, before, after, reason)
     select now() - interval '364 days' * (1 - i / ${auditEntries}::float8), 'person-' || 1 + i % 5, 'admin',
       (array['people.role_changed','people.suspended','people.restored','moderation.approved','moderation.rejected','payments.refunded','payments.payouts_confirmed','moderation.taken_down'])[1 + i % 8],
       (array['person','person','person','agent','agent','order','payout_week','agent'])[1 + i % 8],
       case when i % 8 in (3, 4, 7) then app.id::text when i % 8 = 6 then '2026-W' || 10 + i % 40 else 'person-' || 1 + i * 17 % ${people} end,
       case when i % 8 in (3, 4, 7) then '{"is_listed": false}' else '{"role": "user"}' end::jsonb,
       case when i % 8 in (3, 4) then '{"is_listed": true, "category": "finance"}' when i % 8 = 7 then '{"is_listed": false, "category": "finance", "reason": "spam"}'
         else '{"role": "creator"}' end::jsonb, 'Asked for in letter ' || i
     from generate_series(1, ${auditEntries}) as i join numbered_apps as app on app.number = i % ${agents} order by i`,
  )
}
