import { apiKeys } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { agentOfRequest } from './agent-of-request.ts'
import type { RunParts } from './dependencies.ts'
import type { NewRun } from './run-records.ts'

const DAY_SECONDS = 86_400
const refusal = 'api_keys.test_limit_reached'
const OF_PERSON: RateLimit = {
  name: 'test runs',
  max: apiKeys.TEST_RUNS_A_DAY.all,
  windowSeconds: DAY_SECONDS,
  refusal,
}
const OF_AGENT: RateLimit = {
  name: 'test runs of agent',
  max: apiKeys.TEST_RUNS_A_DAY.agent,
  windowSeconds: DAY_SECONDS,
  refusal,
}

/** Test runs are free, so there are few, and none of agents whose runs cost somebody money elsewhere; throws what stands in the way. */
export async function requireTestRun(
  runs: RunParts,
  request: NewRun & { userId: string },
): Promise<void> {
  const { agent } = await agentOfRequest(runs, request)
  if (agent.runtime.kind !== 'skills') throw new DomainError('api_keys.test_elsewhere')
  await runs.limits.take(OF_AGENT, `${request.userId} ${request.appId}`)
  await runs.limits.take(OF_PERSON, request.userId)
}
