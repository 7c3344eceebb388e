import type { runs as contract, InputOf } from '@wakeel/contract'
import type { Context } from '../http/context.ts'
import type { Runs } from '../runs/runs.ts'

type Input = InputOf<typeof contract.routes.runDemo>

/** One run of an agent for whoever calls by a protocol: one of the free runs for visitors, else a run on the caller’s account. */
export function runAgent(
  runs: Pick<Runs, 'runDemo' | 'runApp'>,
  input: Input,
  context: Context<contract.DemoEvent>,
): Promise<contract.DemoResult | contract.RunResult> {
  return context.caller.kind === 'visitor'
    ? runs.runDemo(input, context)
    : runs.runApp(input, context)
}
