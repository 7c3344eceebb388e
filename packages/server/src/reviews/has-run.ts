import { reviews as contract } from '@wakeel/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'

/**
 * Somebody has had an answer of an agent, free or paid. Looked up for each person alone: for a page of an agent with many reviews PostgreSQL
 * would make `exists` of every answer in the store first.
 */
export const hasAnswer = ({ userId, appId }: Record<'userId' | 'appId', SQL | PgColumn>) =>
  sql<boolean>`coalesce((
  select true from ${runs}
  where ${runs.userId} = ${userId} and ${runs.appId} = ${appId}
    and ${runs.status} = 'succeeded' and ${runs.kind} in ('demo', 'paid')
  limit 1
), false)`

/** Whoever wrote the review has had an answer; the store had people of the sample data ask when it was filled. */
export const hasRun = sql<boolean>`(${reviews.isSample} or ${hasAnswer(reviews)})`

export const weightOf = (someoneHasRun: boolean): number =>
  someoneHasRun ? contract.RATING_RULES.ranWeight : contract.RATING_RULES.otherWeight
