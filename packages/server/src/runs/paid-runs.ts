import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../accounts/caller.ts'
import { personOfUser } from '../accounts/person.ts'
import type { Billing } from '../billing/billing.ts'
import type { WantedRun } from '../billing/spending/run-charges.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { toAnswered } from './answered.ts'
import { findRepeat, type NewRun, type Run, type RunContext } from './run-records.ts'
import type { InTurn } from './turns.ts'

/** One a second, and many at once: it bounds what somebody can cost with runs that are free, or that are broken off before they are paid. */
const PERSON_LIMIT: RateLimit = { name: 'runs', most: 600, windowSeconds: 600 }

interface Dependencies {
  database: Database
  billing: Pick<Billing, 'runCharges'>
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  limits: RateLimits
  inTurn: InTurn
  perform(request: NewRun, context: RunContext): Promise<Run>
}

type Routes = typeof contract.routes

/** Runs that cost what their terms say. */
export function createPaidRuns({ database, billing: { runCharges }, catalogue, limits, inTurn, perform }: Dependencies) {
  /** Whoever was removed from the organisation while the agent worked has their answer, and pays for the next run themselves. */
  async function nextTerms(wanted: WantedRun): Promise<contract.RunTerms> {
    try {
      return await runCharges.terms(database, wanted)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'organisations.not_found') throw error
      return runCharges.terms(database, { ...wanted, organisationId: undefined })
    }
  }

  return {
    async runApp(
      { slug, input, organisation: organisationId }: InputOf<Routes['runApp']>,
      context: Context<contract.DemoEvent>,
    ): Promise<ReplyOf<Routes['runApp']>> {
      const { userId } = requireUser(context.caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      const { idempotencyKey } = context
      const wanted = { userId, appId, organisationId }
      const request = { ...wanted, kind: 'paid' as const, person: personOfUser(userId), idempotencyKey, input }
      const run = (await findRepeat(database, request)) ?? (await begin())
      const charge = await runCharges.chargeOf(database, run.id)
      return { ...toAnswered(run), charge, terms: await nextTerms(wanted) }

      async function begin(): Promise<Run> {
        await inTurn(`limit ${userId}`, () => limits.take(PERSON_LIMIT, userId))
        return perform(request, context)
      }
    },

    async getRunTerms(
      { slug, organisation: organisationId }: InputOf<Routes['getRunTerms']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getRunTerms']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      return { success: true, terms: await runCharges.terms(database, { userId, appId, organisationId }) }
    },
  }
}
