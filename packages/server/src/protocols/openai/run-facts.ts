import type { ProtocolRun } from '../run-agent.ts'

/** What a reply tells of the run beside what the protocol has a place for, under the name `wakeel`. */
export const factsOf = (result: ProtocolRun) => ({
  run_id: result.run_id,
  conversation_id: result.conversation_id,
  outcome: result.outcome,
  provider: result.provider,
  skills_used: result.skills_used,
  execution_time_ms: result.execution_time_ms,
  ...('charge' in result && { charge: result.charge }),
  ...('demo_info' in result && { demo_info: result.demo_info }),
  ...('is_test' in result && { is_test: true }),
  ...(result.suggestions && { suggestions: result.suggestions }),
  ...(result.confirmation && { confirmation: result.confirmation }),
})
