import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { networkOf, personOfUser } from '../accounts/person.ts'
import { chargeOfRun } from '../billing/spending/charge-of-run.ts'
import type { RunRequest } from '../billing/spending/run-terms.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { toAnswered } from './answered.ts'
import type { RunParts } from './dependencies.ts'
import { findRepeat } from './find-repeat.ts'
import { performRun } from './perform-run.ts'
import type { Run } from './run-records.ts'
import type { SkillCall } from './runtimes/skill-call.ts'

/** One a second, and many at once: it bounds what somebody can cost with runs that are free, or that are broken off before they are paid. */
const PERSON_LIMIT: RateLimit = { name: 'runs', max: 600, windowSeconds: 600 }

type Routes = typeof contract.routes

/** A run that costs what its terms say. */
export async function runApp(
  runs: RunParts,
  {
    slug,
    input,
    reply_to: replyTo,
    organisation: organisationId,
    confirmation,
    call,
  }: InputOf<Routes['runApp']> & { call?: SkillCall },
  context: Context<contract.DemoEvent>,
): Promise<ReplyOf<Routes['runApp']>> {
  const { catalogue, database, limits, secret, turns } = runs
  const caller = requireUser(context.caller)
  const { userId } = caller
  const { id: appId } = catalogue.getRunnableApp(slug)
  const requested = { userId, appId, organisationId }
  const request = {
    ...requested,
    kind: 'paid' as const,
    person: personOfUser(userId),
    network: networkOf(caller, secret),
    idempotencyKey: context.idempotencyKey,
    input,
    call,
    replyTo,
    confirmation,
  }
  const run = await turns.enter(
    organisationId ?? request.person,
    async (onBegun) => (await findRepeat(runs, request)) ?? begin(onBegun),
  )
  const charge = await chargeOfRun(database, run.id)
  return { ...toAnswered(run), charge, terms: await nextTerms(runs, requested) }

  async function begin(onBegun: () => void): Promise<Run> {
    const who = limitedAs(caller)
    await turns.inTurn(`limit ${who}`, () => limits.take(PERSON_LIMIT, who))
    return performRun(runs, request, 'models', { ...context, onBegun })
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
  { slug, organisation: organisationId }: InputOf<Routes['getRunTerms']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getRunTerms']>> {
  const { userId } = requireUser(caller)
  const { id: appId } = catalogue.getRunnableApp(slug)
  const terms = await billing.runCharges.terms(database, { userId, appId, organisationId })
  return { success: true, terms }
}
