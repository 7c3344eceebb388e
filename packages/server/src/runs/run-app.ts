import { aed, type runs as contract, type InputOf, type ReplyOf } from '@wakeel/contract'
import { networkOf, personOnAccount } from '../accounts/person.ts'
import { organisationOf, requireAllowedAgent } from '../api-keys/runs-of-key.ts'
import { chargeOfRun } from '../billing/spending/charge-of-run.ts'
import type { RunRequest } from '../billing/spending/run-terms.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, readsOnlyRunsOf, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { toAnswered } from './answered.ts'
import type { RunParts } from './dependencies.ts'
import { findRepeat } from './find-repeat.ts'
import { performRun } from './perform-run.ts'
import type { Run } from './run-records.ts'
import { turnOf } from './run-turns.ts'
import type { SkillCall } from './runtimes/runtime.ts'
import { requireTestRun } from './test-runs.ts'

/** One a second, and many at once: it bounds what somebody can cost with runs that are free, or that are broken off before they are paid. */
const PERSON_LIMIT: RateLimit = { name: 'runs', max: 600, windowSeconds: 600 }

type Routes = typeof contract.routes

const NOTHING = { source: 'free' as const, price: aed(0) }

type AppRun = InputOf<Routes['runApp']> & { call?: SkillCall }
type RunContext = Context<contract.DemoEvent>

/** A run that costs what its terms say, with the terms of the next one. */
export async function runApp(
  runs: RunParts,
  input: AppRun,
  context: RunContext,
): Promise<ReplyOf<Routes['runApp']>> {
  const requested = requestedBy(runs, input, context)
  const result = await runFor(runs, requested, input, context)
  return { ...result, terms: await nextTerms(runs, requested) }
}

/** The same for whoever has no use for the terms of the next run. */
export const runCharged = (runs: RunParts, input: AppRun, context: RunContext): Promise<Charged> =>
  runFor(runs, requestedBy(runs, input, context), input, context)

export type Charged = Omit<ReplyOf<Routes['runApp']>, 'terms'>

/** Who runs what, and who pays. */
function requestedBy(
  { catalogue }: RunParts,
  { slug, organisation }: AppRun,
  context: RunContext,
): RunRequest {
  const caller = requireUser(context.caller)
  const { id: appId } = catalogue.getRunnableApp(slug)
  requireAllowedAgent(caller, appId)
  const organisationId = organisationOf(caller, organisation)
  // A test costs nobody anything.
  return {
    userId: caller.userId,
    appId,
    organisationId: caller.key?.isTest ? undefined : organisationId,
  }
}

async function runFor(
  runs: RunParts,
  requested: RunRequest,
  { input, reply_to: replyTo, version, files, confirmation, call }: AppRun,
  context: RunContext,
): Promise<Charged> {
  const { database, limits, secret, turns } = runs
  const caller = requireUser(context.caller)
  const { key } = caller
  const request = {
    ...requested,
    kind: key?.isTest ? ('test' as const) : ('paid' as const),
    apiKeyId: key?.id,
    onlyRunsOf: readsOnlyRunsOf(caller),
    person: personOnAccount(caller),
    network: networkOf(caller, secret),
    idempotencyKey: context.idempotencyKey,
    input,
    call,
    replyTo,
    version,
    files,
    confirmation,
  }
  const run = await turns.enter(
    turnOf(request),
    async (onBegun) => (await findRepeat(runs, request)) ?? begin(onBegun),
  )
  if (run.kind === 'test') return { ...toAnswered(run), charge: NOTHING, is_test: true }
  return { ...toAnswered(run), charge: run.charge ?? (await chargeOfRun(database, run.id)) }

  async function begin(onBegun: () => void): Promise<Run> {
    const who = limitedAs(caller)
    context.onLimit?.(await turns.inTurn(`limit ${who}`, () => limits.take(PERSON_LIMIT, who)))
    if (key?.isTest) await requireTestRun(runs, request)
    const thinking = key?.isTest ? 'engine' : 'models'
    return performRun(runs, request, thinking, { ...context, onBegun })
  }
}

/** Whoever was removed from the organisation while the agent worked has their answer, and pays for the next run themselves. */
async function nextTerms(
  { billing: { runCharges }, database }: RunParts,
  requested: RunRequest,
): Promise<contract.RunTerms> {
  try {
    return await runCharges.terms(database, requested)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'organisations.not_found') throw error
    return runCharges.terms(database, { ...requested, organisationId: undefined })
  }
}

export async function getRunTerms(
  { billing, catalogue, database }: RunParts,
  { slug, organisation }: InputOf<Routes['getRunTerms']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getRunTerms']>> {
  const user = requireUser(caller)
  const { userId } = user
  const { id: appId } = catalogue.getRunnableApp(slug)
  requireAllowedAgent(caller, appId)
  const organisationId = organisationOf(user, organisation)
  const terms = await billing.runCharges.terms(database, { userId, appId, organisationId })
  return { success: true, terms }
}
