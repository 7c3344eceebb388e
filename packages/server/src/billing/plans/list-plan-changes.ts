import type { billing as contract, InputOf, ReplyOf } from '@wakeel/contract'
import type { PlanTerms } from '../../database/schema/billing.ts'
import { requireUser } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import type { SubscriptionDependencies } from './dependencies.ts'

type Route = typeof contract.routes.listPlanChanges

export async function listPlanChanges(
  { plans }: SubscriptionDependencies,
  { lang }: InputOf<Route>,
  { caller }: Context,
): Promise<ReplyOf<Route>> {
  const changes = await plans.announcedTo(requireUser(caller).userId)
  return {
    success: true,
    changes: changes.map(({ plan, before, after, takesEffectAt }) => ({
      plan: { id: plan.id, name: plan.name[lang] },
      takes_effect_at: takesEffectAt.toISOString(),
      before: toAnnouncedTerms(before),
      after: toAnnouncedTerms(after),
    })),
  }
}

const toAnnouncedTerms = ({ price, includedRuns, creatorShare }: PlanTerms) => ({
  ...price,
  included_runs: includedRuns,
  creator_share: creatorShare,
})
