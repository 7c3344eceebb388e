import { sql } from 'drizzle-orm'
import type { Invariant } from '../invariants.ts'

const AT_MOST = 5

/** The counters of apps equal their rows. */
export const catalogueInvariants: readonly Invariant[] = [
  {
    name: 'the reviews and stars that an app counts are those that stand there',
    async check(database) {
      const { rows } = await database.execute<{ slug: string; counted: string; stored: string }>(sql`
        select slug, counted, stored from (
          select
            apps.slug,
            apps.reviews_count || ' reviews with ' || apps.rating_sum || ' stars' as counted,
            count(reviews.id) || ' reviews with ' || coalesce(sum(reviews.rating), 0) || ' stars' as stored
          from apps left join reviews on reviews.app_id = apps.id
          group by apps.id
        ) compared
        where counted <> stored order by slug limit ${AT_MOST}`)
      return rows.map(({ slug, counted, stored }) => `${slug} counts ${counted} but has ${stored}`)
    },
  },
  {
    name: 'the runs that an app counts are those that succeeded',
    async check(database) {
      const { rows } = await database.execute<{ slug: string; counted: number; stored: number }>(sql`
        select slug, counted, stored from (
          select apps.slug, apps.execution_count as counted, count(runs.id)::int as stored
          from apps left join runs on runs.app_id = apps.id and runs.status = 'succeeded'
          group by apps.id
        ) compared
        where counted <> stored order by slug limit ${AT_MOST}`)
      return rows.map(({ slug, counted, stored }) => `${slug} counts ${counted} runs but ${stored} succeeded`)
    },
  },
]
