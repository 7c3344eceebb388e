import { DomainError } from '../errors.ts'
import { inSpan } from '../observability/in-span.ts'
import type { EndedRun, RunOutcome } from '../observability/process-metrics.ts'
import type { Run } from './run-records.ts'

interface Observed {
  agent: string
  runtime: EndedRun['runtime']
  observe(run: EndedRun): void
}

/** Does the work of a run as a span of its request, and tells how it ended. */
export function observedRun(
  run: Run,
  { agent, runtime, observe }: Observed,
  work: () => Promise<Run>,
): Promise<Run> {
  const begun = performance.now()
  const attributes = {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.id': run.appId,
    'gen_ai.agent.name': agent,
    'gen_ai.agent.version': String(run.agentVersion),
    'wakeel.run.id': run.id,
    'wakeel.run.kind': run.kind,
    'wakeel.runtime': runtime,
  }
  return inSpan(`invoke_agent ${agent}`, { attributes }, async (span) => {
    let outcome: RunOutcome = 'failed'
    try {
      const ended = await work()
      outcome = ended.status === 'unanswered' ? 'unanswered' : 'succeeded'
      span?.setContent({
        'gen_ai.input.messages': messages('user', run.input),
        'gen_ai.output.messages': messages('assistant', ended.answer ?? ''),
      })
      span?.set({ 'gen_ai.provider.name': ended.provider ?? undefined })
      return ended
    } catch (error) {
      if (error instanceof DomainError && error.code === 'runs.cancelled') outcome = 'cancelled'
      throw error
    } finally {
      span?.set({ 'wakeel.run.outcome': outcome })
      observe({
        agent,
        kind: run.kind,
        runtime,
        outcome,
        seconds: (performance.now() - begun) / 1000,
      })
    }
  })
}

const messages = (role: 'user' | 'assistant', content: string): string =>
  JSON.stringify([{ role, parts: [{ type: 'text', content }] }])
