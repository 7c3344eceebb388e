import type { runs as contract } from '@wakeel/contract'
import { personOfUser } from '../accounts/person.ts'
import type { AgentPlan } from './agent-plan.ts'
import { isAnswered } from './answered.ts'
import type { RunParts } from './dependencies.ts'
import { STORE } from './forget-dry-runs.ts'
import { performRunWith } from './perform-run.ts'
import { outcomeOf, type RunContext } from './run-records.ts'

/** What came of a prompt that was tried. */
export interface DryRun {
  /** Markdown. */
  answer: string
  provider: string
  skillsUsed: string[]
  elapsedMs: number
  /** Of the agent, as it answered. */
  version: number
  outcome: contract.RunOutcome
  /** False: the agent asked back, said what it is for, or refused the input. */
  isAnswered: boolean
  /** A tool that it wanted to call, and for which it would have to ask its person. */
  wantsTool: string | undefined
  /** What the other end said of a failure: for its creator, and nobody else. */
  remoteError: string | undefined
}

interface DryRequest {
  appId: string
  prompt: string
  userId: string | undefined
  draft?: { plan: AgentPlan; version: number }
}

/**
 * Runs a prompt with an agent that is being worked on, or with the one that is listed, as anybody's run would be. It is
 * stored and counts nowhere.
 */
export async function runDry(
  runs: RunParts,
  { appId, prompt, userId, draft }: DryRequest,
  context: RunContext,
): Promise<DryRun> {
  const { toAgent, getAgent } = runs.agents
  const request = {
    appId,
    kind: 'rehearsal' as const,
    person: userId === undefined ? STORE : personOfUser(userId),
    userId,
    idempotencyKey: undefined,
    input: prompt,
  }
  const agent = draft ? toAgent(draft.plan, draft.version) : await getAgent(appId)
  const run = await performRunWith(runs, agent, request, 'models', context)
  return {
    version: agent.version,
    outcome: outcomeOf(run) ?? 'refusal',
    answer: run.answer ?? '',
    provider: run.provider ?? '',
    skillsUsed: run.skillsUsed ?? [],
    elapsedMs: run.elapsedMs ?? 0,
    isAnswered: isAnswered(run),
    wantsTool: run.proposedCall?.tool.name,
    remoteError: run.remoteError ?? undefined,
  }
}
