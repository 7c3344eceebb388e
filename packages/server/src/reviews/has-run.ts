import { reviews as contract } from '@wakeel/contract'
import { sql } from 'drizzle-orm'
import { reviews } from '../database/schema/reviews.ts'
import { runs } from '../database/schema/runs.ts'

/** Whoever wrote the review has had an answer of the agent, free or paid; the store had people of the sample data ask when it was filled. */
export const hasRun = sql<boolean>`(${reviews.isSample} or exists (
  select from ${runs}
  where ${runs.userId} = ${reviews.userId} and ${runs.appId} = ${reviews.appId}
    and ${runs.status} = 'succeeded' and ${runs.kind} in ('demo', 'paid')
))`

export const weightOf = (someoneHasRun: boolean): number =>
  someoneHasRun ? contract.RATING_RULES.ranWeight : contract.RATING_RULES.otherWeight
