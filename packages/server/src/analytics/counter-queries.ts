import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { analyticsEvents } from '../database/schema/analytics.ts'
import { runs } from '../database/schema/runs.ts'
import { dayOf } from '../uae-days.ts'

/** Of what people typed on one day, so many of the most frequent are counted, so that nobody can fill the memory with words. */
const QUERIES_A_DAY = 2000

/** By agent: `all` answers that people had of it, and runs `of` it that failed. */
export const runsByAgent = (from: Date, until: Date): SQL => sql`
  select ${runs.appId} as key,
    count(*) filter (where ${runs.status} = 'succeeded') as all, count(*) filter (where ${runs.status} = 'failed') as of
  from ${runs} where ${and(gte(runs.startedAt, from), lt(runs.startedAt, until), inArray(runs.kind, ['demo', 'paid']))} group by 1`

/** By what people searched for, in small letters: how often in `all`, and how many `of` these times they found nothing. */
export const searchesByQuery = (from: Date, until: Date): SQL => {
  const { name, happenedAt, properties } = analyticsEvents
  return sql`
    select key, sum(times) as all, sum(empty) as of from (
      select *, row_number() over (partition by day order by times desc, key) as place from (
        select ${dayOf(happenedAt)} as day, lower(trim(${properties}->>'query')) as key, count(*) as times,
          count(*) filter (where ${properties}->>'results' = '0') as empty
        from ${analyticsEvents} where ${and(eq(name, 'search'), gte(happenedAt, from), lt(happenedAt, until))} group by 1, 2
      ) as counted
    ) as placed where place <= ${QUERIES_A_DAY} group by 1`
}
