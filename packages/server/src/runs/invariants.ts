import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Invariant } from '../invariants.ts'

export const runInvariants: readonly Invariant[] = [
  {
    name: 'The free runs that a person has used of an app are its running and succeeded demo runs',
    check: (database) =>
      sentences(
        database,
        sql`select format('%s used %s of app %s, its runs are %s', person, coalesce(usage_count, 0), app_id, coalesce(counted, 0)) as sentence
            from demo_allowances
            full join (
              select person, app_id, count(*)::int as counted from runs
              where kind = 'demo' and status in ('running', 'succeeded') group by person, app_id
            ) as counts using (person, app_id)
            where coalesce(usage_count, 0) <> coalesce(counted, 0)`,
      ),
  },
  {
    name: 'A run that ended says when and how',
    check: (database) =>
      sentences(
        database,
        sql`select format('run %s is %s', id, status) as sentence from runs
            where (status = 'running') <> (finished_at is null)
               or (status in ('failed', 'cancelled')) <> (error_code is not null)
               or (status = 'succeeded' and answer is null and person not like 'erased:%')`,
      ),
  },
  {
    name: 'Every app in the store has an agent',
    check: (database) =>
      sentences(
        database,
        sql`select format('%s has none', slug) as sentence from apps where is_active and not exists (select from agents where app_id = apps.id)`,
      ),
  },
]

async function sentences(database: Database, query: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ sentence: string }>(sql`${query} limit 10`)
  return rows.map(({ sentence }) => sentence)
}
