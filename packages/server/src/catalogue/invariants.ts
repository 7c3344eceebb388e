import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const catalogueInvariants = [
  invariant(
    'The reviews and stars that an app counts are those that stand there',
    sql`select format('%s counts %s reviews with %s stars but has %s with %s', slug, reviews_count, rating_sum, coalesce(reviews, 0), coalesce(stars, 0)) as sentence
        from apps
        left join (select app_id, count(*) as reviews, sum(rating) as stars from reviews where status = 'counted' group by app_id) as written on app_id = apps.id
        where (reviews_count, rating_sum) <> (coalesce(reviews, 0), coalesce(stars, 0))`,
  ),
  invariant(
    'The runs that an app counts are those that succeeded',
    sql`select format('%s counts %s runs but %s succeeded', slug, execution_count, coalesce(succeeded, 0)) as sentence
        from apps
        left join (select app_id, count(*) as succeeded from runs where status = 'succeeded' and kind <> 'rehearsal' group by app_id) as counted on app_id = apps.id
        where execution_count <> coalesce(succeeded, 0)`,
  ),
  invariant(
    'An app stands in the store since a time that is written down, and only then',
    sql`select format('%s is %s, but since when is %s', slug, case when is_active then 'listed' else 'not listed' end,
          case when is_active then 'not written down' else 'written down' end) as sentence
        from apps left join listed_times on app_id = apps.id and unlisted_at is null
        where is_active <> (app_id is not null)`,
  ),
]
