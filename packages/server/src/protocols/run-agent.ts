import { runs as contract, type InputOf } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import { DomainError } from '../errors.ts'
import { requireAccess } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { Runs } from '../runs/runs.ts'
import type { SkillCall } from '../runs/runtimes/runtime.ts'

type Input = InputOf<typeof contract.routes.runDemo> & { call?: SkillCall }
type RunContext = Context<contract.DemoEvent>
export type AgentRuns = Pick<Runs, 'runDemo' | 'runCharged'>

/** What came of a run; the terms of the next one have a place in no protocol. */
export type ProtocolRun = contract.DemoResult | Omit<contract.RunResult, 'terms'>

/** One run of an agent for whoever calls by a protocol: one of the free runs for visitors, else a run on the caller’s account. */
export function runAgent(runs: AgentRuns, input: Input, context: RunContext): Promise<ProtocolRun> {
  const { runDemo, runApp } = contract.routes
  const isVisitor = context.caller.kind === 'visitor'
  requireAccess(context.caller, isVisitor ? runDemo : runApp)
  return isVisitor ? runs.runDemo(input, context) : runs.runCharged(input, context)
}

/** The same of one of the agent’s skills, with input of the skill’s own shape. In the history it stands as the skill’s name and that input. */
export function runSkill(
  runs: AgentRuns,
  { slug, skill: { name, title }, input }: { slug: string; skill: Skill; input: unknown },
  context: RunContext,
): Promise<ProtocolRun> {
  const text = `${title.en}: ${JSON.stringify(input)}`
  if (text.length > contract.DEMO_INPUT_MAX_LENGTH)
    throw new DomainError('request.invalid', {
      sentence: `The input of a skill must be at most ${contract.DEMO_INPUT_MAX_LENGTH} characters.`,
    })
  return runAgent(runs, { slug, input: text, call: { skill: name, input } }, context)
}
