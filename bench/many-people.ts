import { sql } from 'drizzle-orm'
import { createPasswords } from '../packages/server/src/accounts/passwords.ts'
import type { Database } from '../packages/server/src/database/database.ts'

/** People that are written straight into the database, with a year behind them: confirmed, and signed in. */
export const person = (index: number) => ({
  email: `bench-${index}@example.ae`,
  password: 'a password for the bench',
  headers: { authorization: `Bearer bench-session-token-${index}` },
})

/** An address of its own for each, as much is counted by addresses. */
export const address = (index: number): Record<string, string> => ({
  'x-forwarded-for': `${11 + (index >> 24)}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
})

/** Of each of the first agents. */
const FIRST_REVIEWS = 12
const REVIEWED_AGENTS = 1_000

/** People by number from 0, and some reviewers who reviewed the first agents. */
export async function fillWithPeople(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute(sql`select from users where id = 'bench-0'`)
  if (rows.length > 0) return
  await addUsers(database, 'bench-', count)
  await database.execute(sql`
    insert into sessions (id, token, user_id, expires_at)
    select 'session-' || i, 'sha256:' || encode(sha256(convert_to('bench-session-token-' || i, 'UTF8')), 'hex'), 'bench-' || i, now() + interval '6 days'
    from generate_series(0, ${count}::int - 1) as i`)
  const hash = await createPasswords().hash(person(0).password)
  await database.execute(sql`
    insert into credentials (id, account_id, provider_id, user_id, password)
    select 'credential-' || i, 'bench-' || i, 'credential', 'bench-' || i, ${hash} from generate_series(0, ${count}::int - 1) as i`)
  await addUsers(database, 'reviewer-', FIRST_REVIEWS)
  await database.execute(sql`
    insert into reviews (id, app_id, user_id, rating, comment, status, judged_at, created_at, updated_at)
    select gen_random_uuid(), apps.id, 'reviewer-' || i, 3 + i % 3, 'It answers as it should, and shows each step.', 'counted', at, at, at
    from generate_series(0, ${FIRST_REVIEWS}::int - 1) as i
    cross join lateral (select now() - interval '200 days' - i * interval '1 hour' as at) as told
    join (select id from apps order by id limit ${REVIEWED_AGENTS}::int) as apps on true`)
  await countReviews(database)
}

/** The first agent's id, and when about its review of this number was written, counted from the newest. */
export const firstAgentsReview = (number: number): [string, number] => [
  '00000000-0000-4000-8000-000000000000',
  Date.now() - 60 * 24 * 3_600_000 - number * 60_000,
]

/** As many reviews of the first agent, by people of whom each third has run it. */
export async function fillWithReviews(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute(sql`select from users where id = 'critic-0'`)
  if (rows.length > 0) return
  await addUsers(database, 'critic-', count)
  const first = sql`(select id from apps where slug = 'app-0')`
  await database.execute(sql`
    insert into reviews (id, app_id, user_id, rating, comment, status, judged_at, created_at, updated_at)
    select gen_random_uuid(), ${first}, 'critic-' || i, 1 + i % 5, 'It answers as it should, and shows each step.', 'counted', at, at, at
    from generate_series(0, ${count}::int - 1) as i cross join lateral (select now() - interval '60 days' - i * interval '1 minute' as at) as told`)
  await database.execute(sql`
    insert into runs (id, app_id, kind, person, user_id, input_hash, input, status, answer, agent_version, elapsed_ms, started_at, finished_at)
    select gen_random_uuid(), ${first}, 'demo', 'user:critic-' || i, 'critic-' || i, '', 'Add VAT to AED 100', 'succeeded', 'AED 105', 1, 20, at, at
    from generate_series(0, ${count}::int - 1, 3) as i cross join lateral (select now() - interval '61 days' - i * interval '1 minute' as at) as told`)
  await countReviews(database)
}

/** As many runs of the first person, with about 400 letters each. Rehearsals count nowhere, so that nothing else has to be made true of them. */
export async function fillWithRuns(database: Database, count: number): Promise<void> {
  const { rows } = await database.execute(sql`select from runs where user_id = 'bench-0' limit 1`)
  if (rows.length > 0) return
  await database.execute(sql`
    insert into runs (id, app_id, kind, person, user_id, input_hash, input, status, answer, agent_version, elapsed_ms, started_at, finished_at)
    select gen_random_uuid(), apps.id, 'rehearsal', 'user:bench-0', 'bench-0', '', 'Add VAT to AED ' || i, 'succeeded', repeat('Each step is shown. ', 19), 1, 20, at, at
    from generate_series(0, ${count}::int - 1) as i join apps on apps.slug = 'app-' || i % 100
    cross join lateral (select now() - i * interval '1 minute' as at) as told`)
  await database.execute(sql`analyze runs`)
}

async function addUsers(database: Database, prefix: string, count: number): Promise<void> {
  await database.execute(sql`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    select ${prefix}::text || i, 'Aisha Rahman ' || i, ${prefix}::text || i || '@example.ae', true, now() - interval '400 days', now() - interval '400 days'
    from generate_series(0, ${count}::int - 1) as i`)
}

async function countReviews(database: Database): Promise<void> {
  await database.execute(sql`
    update apps set rating_sum = counted.stars, reviews_count = counted.reviews
    from (select app_id, sum(rating) as stars, count(*) as reviews from reviews where status = 'counted' group by 1) as counted
    where app_id = apps.id`)
  await database.execute(sql`analyze users`)
  await database.execute(sql`analyze reviews`)
  await database.execute(sql`analyze runs`)
}
