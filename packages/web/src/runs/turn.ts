import type { runs } from '@wakeel/contract'
import type { Turn } from '../answers/use-run.ts'

/** A run of the history as a message with its reply; undefined when the agent gave none. */
export function turnOf(run: runs.Run): Turn | undefined {
  const { id, conversation_id, input, answer, outcome, provider, execution_time_ms } = run
  if (answer === null) return undefined
  const { attached_files, files, own_figures, suggestions } = run
  return {
    input,
    ...(attached_files && { files: attached_files }),
    result: {
      run_id: id,
      conversation_id,
      response: answer,
      is_answered: outcome === 'answer',
      provider: provider ?? '',
      execution_time_ms: execution_time_ms ?? 0,
      ...(files && { files }),
      ...(own_figures && { own_figures }),
      ...(suggestions && { suggestions }),
    },
  }
}
