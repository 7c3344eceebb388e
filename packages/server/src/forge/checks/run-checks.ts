import type { forge as contract } from '@wakeel/contract'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { toPlan } from '../../runs/agent-plan.ts'
import { promptsOf } from '../content.ts'
import type { ForgeDependencies } from '../dependencies.ts'
import { checkContentTask, checkTextsTask } from '../tasks.ts'
import type { Version } from '../versions.ts'
import { checkComplete } from './complete.ts'
import { checkPrompts, checkTime, isTooSlow, tryPrompts } from './prompts.ts'
import { checkRuntime } from './runtime.ts'

/** Without these no prompt could be answered. */
const senseless: readonly contract.CheckReason['code'][] = [
  'prompts_missing',
  'skills_missing',
  'tools_missing',
]

type Dependencies = Pick<ForgeDependencies, 'runs' | 'workers' | 'skills' | 'connections' | 'names'>

/** What came of the checks; `fingerprint`: of what is there at the version's connection. */
export interface Checked {
  checks: contract.Check[]
  fingerprint: string | null
}

/** Checks a version, one check after the other, and tells each as it happens. One that fails keeps none of the others from being made. */
export async function runChecks(
  forge: Dependencies,
  { appId, number, content }: Version,
  context: Context<contract.PublishEvent>,
): Promise<Checked> {
  const { workers, runs, names } = forge
  const { signal, emit, caller } = context
  const checks: contract.Check[] = []

  async function perform(
    name: contract.CheckName,
    work: () => contract.Check | Promise<contract.Check>,
  ): Promise<contract.Check> {
    emit({ type: 'check_started', name })
    const check = await work()
    checks.push(check)
    emit({ type: 'check_ended', check })
    return check
  }

  const complete = await perform('complete', () => checkComplete(content))
  await perform('texts', () => workers.run(checkTextsTask, content, signal))
  await perform('content', () =>
    workers.run(checkContentTask, { content, storeNames: names.storeNames }, signal),
  )
  let fingerprint: string | null = null
  const runtime = await perform('runtime', async () => {
    const asked = await checkRuntime(forge, content, { ...context, emit() {} })
    fingerprint = asked.fingerprint
    return asked.check
  })
  if (!runtime.passed || complete.reasons.some(({ code }) => senseless.includes(code)))
    return { checks, fingerprint }

  const prompts = promptsOf(content)
  let tried: Awaited<ReturnType<typeof tryPrompts>> = []
  await perform('prompts', async () => {
    let done = 0
    const trial = {
      appId,
      prompts,
      userId: requireUser(caller).userId,
      draft: { plan: toPlan(content), version: number },
    }
    tried = await tryPrompts(runs, trial, {
      signal,
      onTried: (one) => {
        const passed = one.failure === null && !isTooSlow(one)
        emit({
          type: 'prompt',
          prompt: one.prompt,
          passed,
          elapsed_ms: one.elapsedMs,
          done: ++done,
          total: prompts.length,
        })
      },
    })
    return checkPrompts(tried)
  })
  await perform('time', () => checkTime(tried))
  return { checks, fingerprint }
}
