import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const reviewInvariants = [
  invariant(
    'A review is sample data exactly when a person of the sample data wrote it',
    sql`select format('review %s by %s is not', reviews.id, users.id) as sentence
        from reviews join users on users.id = user_id where reviews.is_sample <> users.is_sample`,
  ),
  invariant(
    'No review counts whose writer made the agent, or has not confirmed an email',
    sql`select format('review %s counts', reviews.id) as sentence
        from reviews join users on users.id = user_id join apps on apps.id = app_id
        where status = 'counted' and not reviews.is_sample and (apps.creator_id = user_id or not users.email_verified)`,
  ),
  invariant(
    'A rating without reviews is the one that every agent begins with',
    sql`select format('%s is rated %s without a review', slug, rating_tenths / 10.0) as sentence
        from apps where reviews_count = 0 and rating_tenths <> 45`,
  ),
]
