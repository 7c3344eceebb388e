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
    'The votes that an app keeps, where they come to what it counts, are those of the reviews that stand there',
    sql`select format('%s keeps the votes %s, but there are %s', slug, votes, coalesce(written, '{}')) as sentence
        from apps
        cross join lateral (select sum(count) as reviews, sum(count * (1 + (place - 1) % 5)) as stars from unnest(votes) with ordinality as kept (count, place)) as kept
        left join (
          select app_id, array_agg((rating - 1 + case when weight >= 5 then 5 else 0 end) || ':' || count order by rating, weight) as written
          from (select app_id, rating, weight, count(*) as count from reviews where status = 'counted' group by 1, 2, 3) as alike group by app_id
        ) as written on app_id = apps.id
        where (kept.reviews, kept.stars) = (reviews_count, rating_sum) and coalesce(written, '{}') <>
          (select coalesce(array_agg((place - 1) || ':' || count order by (place - 1) % 5, place), '{}') from unnest(votes) with ordinality as told (count, place) where count <> 0)`,
  ),
  invariant(
    'The runs that an app counts are those that succeeded',
    sql`select format('%s counts %s runs but %s succeeded', slug, execution_count, coalesce(succeeded, 0)) as sentence
        from apps
        left join (select app_id, count(*) as succeeded from runs where status = 'succeeded' and kind not in ('rehearsal', 'test') group by app_id) as counted on app_id = apps.id
        where execution_count <> coalesce(succeeded, 0)`,
  ),
  invariant(
    'An app stands in the store since a time that is written down, and only then',
    sql`select format('%s is %s, but since when is %s', slug, case when is_active then 'listed' else 'not listed' end,
          case when is_active then 'not written down' else 'written down' end) as sentence
        from apps left join listed_times on app_id = apps.id and unlisted_at is null
        where is_active <> (app_id is not null)`,
  ),
  invariant(
    'What an app in the store costs is the last price that is written down of it',
    sql`select format('%s costs %s %s, but written down is %s', slug, pricing_model, price_fils, coalesce(last.model || ' ' || last.fils, 'nothing')) as sentence
        from apps
        left join lateral (select model, fils from listed_prices where app_id = apps.id order by id desc limit 1) as last on true
        where is_active and (pricing_model, price_fils) is distinct from (last.model, last.fils)`,
  ),
]
