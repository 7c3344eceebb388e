import { sql } from 'drizzle-orm'
import { invariant } from '../invariants.ts'

export const moderationInvariants = [
  invariant(
    'What a moderator keeps out of the store is what has a takedown that has not ended',
    sql`select format('%s was taken down at %s and has %s open takedowns', slug, taken_down_at, count(takedowns.id)) as sentence
        from apps
        left join takedowns on takedowns.app_id = apps.id and ended_at is null
        where taken_down_at is not null or takedowns.id is not null
        group by apps.id
        having taken_down_at is null or count(takedowns.id) <> 1`,
  ),
  invariant(
    'An appeal waits for an answer only while its takedown lasts, and one that was upheld has ended it',
    sql`select format('the appeal against takedown %s is %s', takedown_id, coalesce(decision, 'open')) as sentence
        from appeals join takedowns on takedowns.id = takedown_id
        where case when decision is null then ended_at is not null else decision = 'upheld' and ended_at is null end`,
  ),
  invariant(
    'What a moderator took off a creator’s page does not stand there while that decision does',
    sql`select format('what takedown %s took stands there', id) as sentence
        from takedowns join creator_profiles on user_id = creator_id
        where ended_at is null and (
          about ->> 'en' = nullif(texts #>> '{about,en}', '') or about ->> 'ar' = nullif(texts #>> '{about,ar}', '')
          or website = texts ->> 'website')`,
  ),
  invariant(
    'Reports that were closed by a takedown are of what was taken down',
    sql`select format('report %s', id) as sentence from reports
        where outcome = 'taken_down' and not exists (
          select from takedowns where takedowns.app_id = reports.app_id or takedowns.creator_id = reports.creator_id)`,
  ),
]
