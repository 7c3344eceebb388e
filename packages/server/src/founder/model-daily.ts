import { and, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { modelCalls } from '../database/schema/models.ts'
import { runs } from '../database/schema/runs.ts'
import type { DailyMetric } from '../metrics/daily-metric.ts'
import { dayOf } from '../uae-days.ts'

const {
  startedAt,
  status,
  provider,
  model,
  purpose,
  appId,
  costMicroUsd,
  boundMicroUsd,
  inputTokens,
  outputTokens,
} = modelCalls

const within = (column: PgColumn, from: Date, until: Date) =>
  and(gte(column, from), lt(column, until))
const isEnded = ne(status, 'at_work')
/** What was not reported counts as the maximum, as it does for the budget. */
const cost = sql`sum(coalesce(${costMicroUsd}, ${boundMicroUsd}))`

/** Requests to language models: by a JSON list of what is counted, whose protocol and which model. */
export const modelRequests: DailyMetric = {
  name: 'founder.model_requests',
  select: (from, until) => sql`
    select counted.day, json_build_array(each.counted, counted.provider, counted.model)::text as key, each.value from (
      select ${dayOf(startedAt)} as day, ${provider} as provider, ${model} as model,
        count(*) as requests, ${cost} as cost, sum(${inputTokens}) as input, sum(${outputTokens}) as output,
        count(*) filter (where ${costMicroUsd} is null and ${boundMicroUsd} > 0) as untold,
        sum(${boundMicroUsd}) filter (where ${costMicroUsd} is null) as untold_cost,
        count(*) filter (where ${costMicroUsd} is null and ${boundMicroUsd} = 0) as unpriced
      from ${modelCalls} where ${within(startedAt, from, until)} and ${isEnded} group by 1, 2, 3
    ) as counted cross join lateral (values
      ('requests', requests), ('cost', cost), ('input', input), ('output', output),
      ('untold', untold), ('untold_cost', untold_cost), ('unpriced', unpriced)
    ) as each (counted, value) where each.value is not null`,
}
export type RequestsKey = [
  counted: 'requests' | 'cost' | 'input' | 'output' | 'untold' | 'untold_cost' | 'unpriced',
  provider: string | null,
  model: string,
]

/** The same requests by what they were for: a JSON list of what is counted, `run` or `forge`, and the agent that ran. */
export const modelAgents: DailyMetric = {
  name: 'founder.model_agents',
  select: (from, until) => sql`
    select counted.day, json_build_array(each.counted, counted.purpose, counted.app)::text as key, each.value from (
      select ${dayOf(startedAt)} as day, ${purpose} as purpose, ${appId} as app,
        count(*) as requests, ${cost} as cost, sum(${inputTokens}) as input, sum(${outputTokens}) as output
      from ${modelCalls} where ${within(startedAt, from, until)} and ${isEnded} group by 1, 2, 3
    ) as counted cross join lateral (values
      ('requests', requests), ('cost', cost), ('input', input), ('output', output)
    ) as each (counted, value) where each.value is not null`,
}
export type AgentsKey = [
  counted: 'requests' | 'cost' | 'input' | 'output',
  purpose: 'run' | 'forge',
  app: string | null,
]

/** Runs of people that a model was to answer, by who did: `model`, or `engine` in its place. */
export const modelAnswers: DailyMetric = {
  name: 'founder.model_answers',
  select: (from, until) => sql`
    select ${dayOf(runs.startedAt)} as day, case when ${runs.fellBack} then 'engine' else 'model' end as key, count(*) as value
    from ${runs} where ${and(
      within(runs.startedAt, from, until),
      inArray(runs.kind, ['demo', 'paid']),
      inArray(runs.status, ['succeeded', 'unanswered']),
      isNotNull(runs.fellBack),
    )} group by 1, 2`,
}

export const modelMetrics: readonly DailyMetric[] = [modelRequests, modelAgents, modelAnswers]
