import { runs as contract, type InputOf } from '@wakeel/contract'
import { requireAccess } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { Runs } from '../runs/runs.ts'

type Input = InputOf<typeof contract.routes.runDemo>

/** One run of an agent for whoever calls by a protocol: one of the free runs for visitors, else a run on the caller’s account. */
export function runAgent(
  runs: Pick<Runs, 'runDemo' | 'runApp'>,
  input: Input,
  context: Context<contract.DemoEvent>,
): Promise<contract.DemoResult | contract.RunResult> {
  const { runDemo, runApp } = contract.routes
  const isVisitor = context.caller.kind === 'visitor'
  requireAccess(context.caller, isVisitor ? runDemo : runApp)
  return isVisitor ? runs.runDemo(input, context) : runs.runApp(input, context)
}
