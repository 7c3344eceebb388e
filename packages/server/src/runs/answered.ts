import type { runs as contract } from '@wakeel/contract'
import { BUILT_IN } from '../models/built-in.ts'
import { toConfirmationRequest } from './confirmation.ts'
import { conversationIdOf, outcomeOf, type Run, toVersion } from './run-records.ts'

export const isAnswered = ({ status }: Run): boolean => status === 'succeeded'

/** What a demo and a paid run both answer with. */
export function toAnswered(run: Run): Omit<contract.DemoResult, 'demo_info'> {
  const confirmation = toConfirmationRequest(run)
  return {
    success: true,
    run_id: run.id,
    conversation_id: conversationIdOf(run),
    ...toVersion(run),
    response: run.answer ?? '',
    is_answered: isAnswered(run),
    outcome: outcomeOf(run) ?? 'refusal',
    message: confirmation
      ? 'The agent asks for a confirmation.'
      : isAnswered(run)
        ? 'The agent answered.'
        : 'The agent gave no answer, so this run cost nothing.',
    provider: run.provider ?? BUILT_IN,
    skills_used: run.skillsUsed ?? [],
    execution_time_ms: run.elapsedMs ?? 0,
    ...(run.files && { files: run.files }),
    ...(run.isCut && { is_cut: true as const }),
    ...(run.ownFigures && { own_figures: run.ownFigures }),
    ...(run.suggestions && { suggestions: run.suggestions }),
    ...(confirmation && { confirmation }),
  }
}
