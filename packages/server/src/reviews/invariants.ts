import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const reviewInvariants = [
  invariant(
    'A review is sample data exactly when a person of the sample data wrote it',
    sql`select format('review %s by %s is not', reviews.id, users.id) as sentence
        from reviews join users on users.id = user_id where reviews.is_sample <> users.is_sample`,
  ),
]
