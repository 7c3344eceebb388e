import type { Fill, Size } from './history.ts'

/** What people asked of agents, few of which are asked most, and what visitors did. More every month. */
export async function fillUse(fill: Fill, { people, agents, runs, events }: Size): Promise<void> {
  await fill(
    '',
    `create temp table numbered_apps as select row_number() over (order by pg_temp.part(hashtext(slug), 6)) - 1 as number, id from apps`,
  )
  await fill('', 'alter table numbered_apps add primary key (number)')
  await fill('', 'analyze numbered_apps')
  await fill(
    'runs',
    `insert into runs (id, app_id, kind, person, user_id, input_hash, input, status, answer, error_code, provider, skills_used, agent_version, elapsed_ms, started_at, finished_at)
     select pg_temp.id_of('run' || i), app.id, kind, coalesce('user:' || who, 'visitor:' || i % 400000), who, '', 'Add VAT to AED ' || i % 90000, status,
       case status when 'succeeded' then repeat('The amount with VAT is worked out step by step. ', 4) end,
       case status when 'cancelled' then 'runs.cancelled' when 'failed' then (array['runs.failed','runs.timed_out','runs.remote_unreachable','runs.model_broke_off'])[1 + i % 4] end,
       case when status = 'failed' and i % 9 = 0 then null else (array['built-in','built-in','oasis-1','oasis-1','a2a agent.example','mcp tools.example','oasis-2 at models.example'])[1 + i % 7] end,
       '["vat-calculator"]', 1, took, at, at + took * interval '1 millisecond'
     from generate_series(1, ${runs}) as i
     cross join lateral (select i / ${runs}::float8 as age, pg_temp.part(i, 10) as fate,
       case when pg_temp.part(i, 11) < 0.45 then 'paid' else 'demo' end as kind) as drawn
     cross join lateral (select
       case when fate < 0.93 then 'succeeded' when fate < 0.98 then 'failed' else 'cancelled' end as status,
       case when kind = 'paid' or pg_temp.part(i, 12) < 0.5 then 'person-' || 1 + floor(pg_temp.part(i, 13) * (${people} - 1) * age) end as who,
       greatest(3, exp(4.5 + 3.5 * pg_temp.part(i, 14) + 1.5 * pg_temp.part(i, 15)))::int as took,
       now() - interval '364 days' * (1 - power(age, 0.6)) as at) as told
     join numbered_apps as app on app.number = floor(${agents} * power(pg_temp.part(i, 16), 3)) order by i`,
  )
  await fill(
    'counts of agents',
    `update apps set execution_count = counted.runs from (select app_id, count(*) as runs from runs where status = 'succeeded' group by 1) as counted where app_id = apps.id`,
  )
  await fill(
    'events',
    `insert into analytics_events (id, name, visitor, properties, happened_at, received_at)
     select pg_temp.id_of('event' || i), name, md5((i / 6)::text),
       case name when 'page_viewed' then jsonb_build_object('path', (array['/','/app-store','/pricing','/offers','/search'])[1 + i % 5])
         when 'search' then jsonb_build_object('query', (array['vat','lease','Invoice','مكتب','contract','quiz','payroll','budget'])[1 + i % 8] || case when i % 3 = 0 then ' ' || i % 3000 else '' end,
           'results', case when i % 11 = 0 then 0 else i % 20 end)
         else jsonb_build_object('app', 'app-' || i % ${agents}) end, at, at
     from generate_series(1, ${events}) as i
     cross join lateral (select now() - interval '364 days' * (1 - power(i / ${events}::float8, 0.6)) as at,
       case when pg_temp.part(i, 20) < 0.6 then 'page_viewed' when pg_temp.part(i, 20) < 0.75 then 'search' when pg_temp.part(i, 20) < 0.9 then 'app_card_clicked' else 'demo_clicked' end as name) as drawn`,
  )
  await fill(
    'reviews',
    `insert into reviews (id, app_id, user_id, rating, comment, status, judged_at, created_at, updated_at)
     select distinct on (app_id, user_id) pg_temp.id_of('review' || id), app_id, user_id, 3 + floor(3 * pg_temp.part(hashtext(id::text), 21))::int, 'It answers as it should.', 'counted', finished_at, finished_at, finished_at
     from runs where user_id is not null and status = 'succeeded' and pg_temp.part(hashtext(id::text), 22) < 0.08`,
  )
  await fill(
    'ratings of agents',
    `update apps set rating_sum = counted.stars, reviews_count = counted.reviews
     from (select app_id, sum(rating) as stars, count(*) as reviews from reviews group by 1) as counted where app_id = apps.id`,
  )
}
