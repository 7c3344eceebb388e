import { apiKeys } from '@wakeel/contract'
import { DomainError } from '../errors.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import type { RunParts } from './dependencies.ts'

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
  { agents, limits }: RunParts,
  { userId, appId }: { userId: string; appId: string },
): Promise<void> {
  const { runtime } = await agents.getAgent(appId)
  if (runtime.kind !== 'skills') throw new DomainError('api_keys.test_elsewhere')
  await limits.take(OF_AGENT, `${userId} ${appId}`)
  await limits.take(OF_PERSON, userId)
}
