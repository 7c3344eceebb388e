import { bind } from '../../bind.ts'
import { activatePlan } from './activate-plan.ts'
import { cancelSubscription, changePlan, resumeSubscription } from './change-subscription.ts'
import type { SubscriptionDependencies } from './dependencies.ts'
import { endPlan } from './end-plan.ts'
import { getSubscription } from './get-subscription.ts'
import { listPlanChanges } from './list-plan-changes.ts'

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** The plans that people have: one at a time. */
export function createSubscriptions(dependencies: SubscriptionDependencies) {
  return bind(dependencies, {
    activatePlan,
    endPlan,
    listPlanChanges,
    getSubscription,
    cancelSubscription,
    resumeSubscription,
    changePlan,
  })
}
