import { agentContent } from '../../packages/server/testing/agents.ts'
import type { Fill, Size } from './history.ts'

/** People who came ever faster over the year, of whom the first are administrators and creators, and what the creators offer. */
export async function fillPeople(fill: Fill, { people, creators, agents }: Size): Promise<void> {
  await fill(
    'people',
    `insert into users (id, name, email, email_verified, role, is_suspended, last_sign_in_at, created_at, updated_at)
     select 'person-' || i,
       (array['Aisha','Omar','Layla','Hassan','Mariam','Yusuf','Noor','Khalid','Sara','Ravi','Elena','John'])[1 + i % 12] || ' ' ||
       (array['Rahman','Haddad','Al Nuaimi','Khan','Farsi','Menon','Petrova','Smith','Saleh','Aziz','Darwish'])[1 + i % 11] || ' ' || i,
       'person-' || i || '@example.ae', pg_temp.part(i, 1) < 0.8,
       case when i <= 5 then 'admin' when i <= 5 + ${creators} then 'creator' when i % 250 = 0 then 'enterprise_user' else 'user' end,
       i > 5 and pg_temp.part(i, 2) < 0.01,
       case when pg_temp.part(i, 3) < 0.9 then born + (now() - born) * pg_temp.part(i, 4) end, born, born
     from generate_series(1, ${people}) as i
     cross join lateral (select now() - interval '364 days' * (1 - power(i / ${people}::float8, 0.7)) as born) as life`,
  )
  await fill(
    'companies',
    `insert into billing_details (user_id, company) select id, 'Company of ' || name from users where role = 'enterprise_user'`,
  )
  await fill(
    'agents of creators',
    `update apps set creator_id = 'person-' || (6 + number % ${creators}), live_version = 1, created_at = now() - interval '360 days' * pg_temp.part(number, 5),
       rating_sum = 0, reviews_count = 0
     from (select id, row_number() over (order by id) as number from apps) as numbered where numbered.id = apps.id and number > ${agents} / 20`,
  )
  await fill(
    'versions of agents',
    `insert into agent_versions (id, app_id, number, status, content, revision, checks, created_at, updated_at, published_at)
     select gen_random_uuid(), id, 1, 'published', $1, 1, '[]', created_at, created_at, created_at from apps where creator_id is not null`,
    [JSON.stringify(agentContent())],
  )
  await fill(
    'versions that wait',
    `insert into agent_versions (id, app_id, number, status, content, revision, checks, created_at, updated_at, submitted_at)
     select gen_random_uuid(), id, 2, 'pending', $1, 1, '[]', now(), now(), now() - interval '5 days' * random() from apps where creator_id is not null limit 300`,
    [JSON.stringify(agentContent({ instructions: 'Work out VAT with the skill, and say so.' }))],
  )
  await fill(
    'daily tests',
    `insert into daily_tests (app_id, day, status, reasons, claimed_until, ended_at)
     select apps.id, (now() at time zone 'Asia/Dubai')::date - ago, case when pg_temp.part(ago, hashtext(slug)) < 0.03 then 'failed' else 'passed' end, '[]', now(), now()
     from apps, generate_series(-1, 13) as ago`,
  )
}
