import { forge as contract, type InputOf, type ReplyOf, type runs } from '@wakeel/contract'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { toPlan } from '../runs/agent-plan.ts'
import type { DryRun } from '../runs/run-dry.ts'
import type { ForgeDependencies } from './dependencies.ts'
import { findShown, requireOwn, whileThere } from './versions.ts'

/** An agent takes some tries until it is right. What tries it for longer uses skills that others pay for. */
const refusal = 'forge.preview_limit_reached'
const PREVIEWS: RateLimit[] = [
  { name: 'forge-previews', max: contract.MAX_PREVIEWS.hour, windowSeconds: 60 * 60, refusal },
  {
    name: 'forge-previews-day',
    max: contract.MAX_PREVIEWS.day,
    windowSeconds: 24 * 60 * 60,
    refusal,
  },
]

type Route = typeof contract.routes.previewAgent

type Dependencies = Pick<ForgeDependencies, 'database' | 'limits' | 'runs'>

/** Runs a prompt with what its creator is working on. */
export async function tryPrompt(
  { database, limits, runs }: Dependencies,
  { id, input }: InputOf<Route>,
  { caller, signal, emit }: Context<runs.DemoEvent>,
): Promise<DryRun> {
  const creator = requireUser(caller)
  const { userId } = creator
  const app = await requireOwn(database, userId, id)
  const { content, number } = await findShown(database, app)
  for (const limit of PREVIEWS) await limits.take(limit, limitedAs(creator))
  const draft = { plan: toPlan(content), version: number }
  return whileThere(database, userId, id, () =>
    runs.runDry({ appId: id, prompt: input, userId, draft }, { signal, emit }),
  )
}

export async function previewAgent(
  forge: Dependencies,
  request: InputOf<Route>,
  context: Context<runs.DemoEvent>,
): Promise<ReplyOf<Route>> {
  const { answer, provider, skillsUsed, elapsedMs } = await tryPrompt(forge, request, context)
  return {
    success: true,
    response: answer,
    provider,
    skills_used: skillsUsed,
    execution_time_ms: elapsedMs,
  }
}
