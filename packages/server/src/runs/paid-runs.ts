import type { runs as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { networkOf, personOfUser } from '../accounts/person.ts'
import type { Billing } from '../billing/billing.ts'
import type { WantedRun } from '../billing/spending/run-charges.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import { DomainError } from '../errors.ts'
import { limitedAs, requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { RateLimit, RateLimits } from '../http/rate-limits.ts'
import { toAnswered } from './answered.ts'
import type { InTurn } from './keyed-mutex.ts'
import type { NewRun, RequestContent, Run, RunContext } from './run-records.ts'

/** One a second, and many at once: it bounds what somebody can cost with runs that are free, or that are broken off before they are paid. */
const PERSON_LIMIT: RateLimit = { name: 'runs', max: 600, windowSeconds: 600 }

interface Dependencies {
  database: Database
  billing: Pick<Billing, 'runCharges'>
  catalogue: Pick<Catalogue, 'getRunnableApp'>
  limits: RateLimits
  secret: string
  inTurn: InTurn
  /** Waits for its turn to begin, which lasts until `onBegun` is called. */
  entering<T>(turn: string, work: (onBegun: () => void) => Promise<T>): Promise<T>
  findRepeat(request: RequestContent): Promise<Run | undefined>
  perform(request: NewRun, context: RunContext): Promise<Run>
}

type Routes = typeof contract.routes

/** Runs that cost what their terms say. */
export function createPaidRuns({
  database,
  billing: { runCharges },
  catalogue,
  limits,
  secret,
  inTurn,
  entering,
  findRepeat,
  perform,
}: Dependencies) {
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
      { slug, input, organisation: organisationId, confirmation }: InputOf<Routes['runApp']>,
      context: Context<contract.DemoEvent>,
    ): Promise<ReplyOf<Routes['runApp']>> {
      const caller = requireUser(context.caller)
      const { userId } = caller
      const { id: appId } = catalogue.getRunnableApp(slug)
      const { idempotencyKey } = context
      const wanted = { userId, appId, organisationId }
      const network = networkOf(caller, secret)
      const request = {
        ...wanted,
        kind: 'paid' as const,
        person: personOfUser(userId),
        network,
        idempotencyKey,
        input,
        confirmation,
      }
      const run = await entering(
        organisationId ?? request.person,
        async (onBegun) => (await findRepeat(request)) ?? begin(onBegun),
      )
      const charge = await runCharges.chargeOf(database, run.id)
      return { ...toAnswered(run), charge, terms: await nextTerms(wanted) }

      async function begin(onBegun: () => void): Promise<Run> {
        const who = limitedAs(caller)
        await inTurn(`limit ${who}`, () => limits.take(PERSON_LIMIT, who))
        return perform(request, { ...context, onBegun })
      }
    },

    async getRunTerms(
      { slug, organisation: organisationId }: InputOf<Routes['getRunTerms']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getRunTerms']>> {
      const { userId } = requireUser(caller)
      const { id: appId } = catalogue.getRunnableApp(slug)
      return {
        success: true,
        terms: await runCharges.terms(database, { userId, appId, organisationId }),
      }
    },
  }
}
