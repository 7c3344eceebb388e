import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { networkOf, personOf } from '../accounts/person.ts'
import { requireAllowedAgent } from '../api-keys/runs-of-key.ts'
import type { Context } from '../http/context.ts'
import { isOwnKey } from '../http/idempotency-key.ts'
import { toAnswered } from './answered.ts'
import { demoInfo, toDemoInfo } from './demo-allowance.ts'
import { takeFromIp } from './demo-ip-limits.ts'
import type { RunParts } from './dependencies.ts'
import { findRepeat } from './find-repeat.ts'
import { performRun } from './perform-run.ts'
import type { Run } from './run-records.ts'
import type { SkillCall } from './runtimes/runtime.ts'

type Routes = typeof contract.routes

export async function runDemo(
  runs: RunParts,
  {
    slug,
    input,
    reply_to: replyTo,
    version,
    files,
    confirmation,
    call,
  }: InputOf<Routes['runDemo']> & { call?: SkillCall },
  context: Context<contract.DemoEvent>,
): Promise<ReplyOf<Routes['runDemo']>> {
  const { catalogue, database, secret } = runs
  const { caller, idempotencyKey } = context
  const { id: appId } = catalogue.getRunnableApp(slug)
  requireAllowedAgent(caller, appId)
  const person = personOf(caller, secret)
  // What names the agent tells nobody apart.
  const isOwn = isOwnKey(caller, idempotencyKey?.replaceAll(appId, '') ?? '')
  const request = {
    appId,
    kind: 'demo' as const,
    person,
    userId: caller.kind === 'user' ? caller.userId : undefined,
    network: networkOf(caller, secret),
    idempotencyKey: isOwn ? idempotencyKey : undefined,
    input,
    call,
    replyTo,
    version,
    files,
    confirmation,
  }
  const toReply = async (run: Run) => ({
    ...toAnswered(run),
    demo_info:
      run.usedDemos === undefined
        ? await demoInfo(database, person, appId)
        : toDemoInfo(run.usedDemos),
  })
  return runs.turns.enter(person, async (onBegun) => {
    const repeated = await findRepeat(runs, request)
    if (repeated) return toReply(repeated)
    await takeFromIp(runs, caller, person, appId)
    return toReply(await performRun(runs, request, 'models', { ...context, onBegun }))
  })
}

export async function getDemoInfo(
  { catalogue, database, secret, workers }: RunParts,
  { slug }: InputOf<Routes['getDemoInfo']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getDemoInfo']>> {
  const { id: appId } = catalogue.getRunnableApp(slug)
  // Whoever opens a demo asks something next.
  workers.warm()
  return { success: true, demo_info: await demoInfo(database, personOf(caller, secret), appId) }
}
