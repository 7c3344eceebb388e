import type { ProtocolRun } from '../run-agent.ts'
import { toModelName } from './requests.ts'

/** The model that answered, as it could be asked for again. */
export const modelOf = (
  slug: string,
  { version, is_pinned: isPinned }: Pick<ProtocolRun, 'version' | 'is_pinned'>,
): string => toModelName(slug, isPinned && version)

/** What a reply tells of the run beside what the protocol has a place for, under the name `wakeel`. */
export const factsOf = (result: ProtocolRun) => ({
  run_id: result.run_id,
  conversation_id: result.conversation_id,
  version: result.version,
  ...(result.is_pinned && { is_pinned: true }),
  outcome: result.outcome,
  provider: result.provider,
  skills_used: result.skills_used,
  execution_time_ms: result.execution_time_ms,
  ...('charge' in result && { charge: result.charge }),
  ...('demo_info' in result && { demo_info: result.demo_info }),
  ...('is_test' in result && { is_test: true }),
  ...(result.is_cut && { is_cut: true }),
  ...(result.suggestions && { suggestions: result.suggestions }),
  ...(result.confirmation && { confirmation: result.confirmation }),
})
