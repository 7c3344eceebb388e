import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const runInvariants = [
  invariant(
    'The free runs that a person has used of an app are its running and succeeded demo runs',
    sql`select format('%s used %s of app %s, its runs are %s', person, coalesce(usage_count, 0), app_id, coalesce(counted, 0)) as sentence
        from demo_allowances
        full join (
          select person, app_id, count(*) as counted from runs
          where kind = 'demo' and status in ('running', 'succeeded') group by person, app_id
        ) as counts using (person, app_id)
        where coalesce(usage_count, 0) <> coalesce(counted, 0)`,
  ),
  invariant(
    'A run that ended says when and how',
    sql`select format('run %s is %s', id, status) as sentence from runs
        where (status = 'running') <> (finished_at is null)
           or (status in ('failed', 'cancelled')) <> (error_code is not null)
           or (status in ('succeeded', 'unanswered') and answer is null and deleted_at is null and person not like 'erased:%')`,
  ),
  invariant(
    'A run says for its receipt all of what was asked and answered, or nothing, and only once it has ended',
    sql`select format('run %s is %s', id, status) as sentence from runs
        where num_nulls(agent_sha256, input_sha256, answer_sha256, skill_calls, files_sha256) not in (0, 5)
           or (answer_sha256 is not null and status not in ('succeeded', 'unanswered'))`,
  ),
  invariant(
    'What the newest runs say for their receipts is what was asked and answered',
    sql`select format('run %s', id) as sentence
        from (
          select id, answer, input_sha256, answer_sha256, case
            when input = '' then null
            when attached_files is null then input
            else format('{"files":[%s],"input":%s}', (
              select string_agg(format('{"media_type":%s,"name":%s,"sha256":%s}', file->'mediaType', file->'name', file->'sha256'), ',' order by place)
              from jsonb_array_elements(attached_files) with ordinality as attached(file, place)
            ), to_json(input)) end as asked from runs
          where kind in ('demo', 'paid') and status in ('succeeded', 'unanswered') order by started_at desc limit 1000
        ) as newest
        where (asked is not null and input_sha256 <> encode(sha256(convert_to(asked, 'UTF8')), 'hex'))
           or (answer is not null and answer_sha256 <> encode(sha256(convert_to(answer, 'UTF8')), 'hex'))`,
  ),
  invariant(
    'A run replies to one of the same conversation, agent and organisation, to which its agent had replied',
    sql`select format('run %s replies to %s', run.id, run.reply_to) as sentence from runs as run
        join runs as earlier on earlier.id = run.reply_to
        where run.first_run_id <> coalesce(earlier.first_run_id, earlier.id)
           or run.app_id <> earlier.app_id or run.organisation_id is distinct from earlier.organisation_id
           or earlier.status not in ('succeeded', 'unanswered')`,
  ),
  invariant(
    'No run is running that began more than ten minutes ago',
    sql`select format('run %s began at %s; a store that is open gives it back', id, started_at) as sentence from runs
        where status = 'running' and started_at < now() - interval '10 minutes'`,
  ),
  invariant(
    'Every app in the store has an agent',
    sql`select format('%s has none', slug) as sentence from apps where is_active and not exists (select from agents where app_id = apps.id)`,
  ),
]
