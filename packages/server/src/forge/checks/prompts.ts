import { forge as contract } from '@wakeel/contract'
import { DomainError } from '../../errors.ts'
import type { AgentPlan } from '../../runs/agent-plan.ts'
import type { DryRun } from '../../runs/run-dry.ts'
import type { Runs } from '../../runs/runs.ts'
import { innerOf } from '../../runs/runtimes/remote-failure.ts'

/** What is to be tried. Without a draft it is what is listed; without a user it is the store that tries it. */
interface Trial {
  appId: string
  prompts: readonly string[]
  userId: string | undefined
  draft?: { plan: AgentPlan; version: number }
}

interface Tried {
  prompt: string
  elapsedMs: number
  /** Null: it was answered. */
  failure: contract.CheckReason | null
}

/** Runs demo prompts for real, one after the other, and judges each. Throws `runs.cancelled` when nobody waits any more. */
export async function tryPrompts(
  runs: Pick<Runs, 'runDry'>,
  { prompts, ...trial }: Trial,
  { signal, onTried }: { signal: AbortSignal; onTried?(tried: Tried): void },
): Promise<Tried[]> {
  const all: Tried[] = []
  for (const prompt of prompts) {
    const tried = await tryPrompt(prompt)
    all.push(tried)
    onTried?.(tried)
  }
  return all

  async function tryPrompt(prompt: string): Promise<Tried> {
    const limit = AbortSignal.timeout(contract.CHECK_TIME_LIMIT_MS)
    try {
      const dryRun = await runs.runDry(
        { ...trial, prompt },
        { signal: AbortSignal.any([signal, limit]), emit() {} },
      )
      return { prompt, elapsedMs: dryRun.elapsedMs, failure: failureOf(prompt, dryRun) }
    } catch (error) {
      if (!(error instanceof DomainError) || signal.aborted) throw error
      // What was broken off for its time is told by the check of the time.
      if (limit.aborted)
        return { prompt, elapsedMs: contract.CHECK_TIME_LIMIT_MS + 1, failure: null }
      return {
        prompt,
        elapsedMs: 0,
        failure: { code: 'prompt_failed', about: prompt, found: innerOf(error) ?? error.message },
      }
    }
  }
}

/** A prompt that is tried by everybody must change nothing. What the other end said of a failure is shown to its creator. */
function failureOf(
  prompt: string,
  { isAnswered, wantsTool, remoteError }: DryRun,
): contract.CheckReason | null {
  if (wantsTool !== undefined) return { code: 'prompt_changes', about: prompt, found: wantsTool }
  return isAnswered
    ? null
    : { code: 'prompt_not_answered', about: prompt, found: remoteError ?? null }
}

export const isTooSlow = ({ elapsedMs }: Tried): boolean => elapsedMs > contract.CHECK_TIME_LIMIT_MS

export function checkPrompts(tried: readonly Tried[]): contract.Check {
  const reasons = tried.flatMap(({ failure }) => failure ?? [])
  return { name: 'prompts', passed: reasons.length === 0, reasons }
}

export function checkTime(tried: readonly Tried[]): contract.Check {
  const slow = tried.filter(isTooSlow)
  const reasons = slow.map(({ prompt, elapsedMs }) => ({
    code: 'too_slow' as const,
    about: prompt,
    found: String(elapsedMs),
  }))
  return { name: 'time', passed: reasons.length === 0, reasons }
}
