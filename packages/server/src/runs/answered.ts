import type { runs as contract } from '@wakeel/contract'
import type { Run } from './run-records.ts'
import { BUILT_IN } from './runtimes/built-in.ts'

/** What a demo and a paid run both answer with. */
export function toAnswered(run: Run): Omit<contract.DemoResult, 'demo_info'> {
  return {
    success: true,
    run_id: run.id,
    response: run.answer ?? '',
    message: 'The agent answered.',
    provider: run.provider ?? BUILT_IN,
    skills_used: run.skillsUsed ?? [],
    execution_time_ms: run.elapsedMs ?? 0,
  }
}
