import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import { subscriptionQuery } from './account-queries.ts'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { EntitlementsList } from './entitlements-list.tsx'
import styles from './money-tabs.module.css'
import { PlanChanges } from './plan-changes.tsx'
import { messages } from './subscriptions-messages.ts'
import { UsageCard } from './usage-card.tsx'

/** What somebody has bought to go on with: their plan, its use, and single agents. */
export function SubscriptionsTab({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const held = useQuery(subscriptionQuery(userId, language))
  if (held.isPending) return <Skeleton shape="block" />
  if (held.isError) return <LoadFailed onRetry={() => void held.refetch()} />
  const { subscription, usage, entitlements } = held.data
  const agents = <EntitlementsList entitlements={entitlements} />
  const hasAgentsOnly = !subscription && entitlements.length > 0
  return (
    <div className={styles.cards}>
      <PlanChanges userId={userId} />
      {hasAgentsOnly && agents}
      {subscription ? (
        <CurrentPlanCard subscription={subscription} userId={userId} />
      ) : (
        <EmptyState
          title={hasAgentsOnly ? words.plan.agentsOnly : words.plan.none}
          action={<LinkButton to="/pricing">{words.seePlans}</LinkButton>}
        >
          {words.plan.noneText}
        </EmptyState>
      )}
      <UsageCard usage={usage} />
      {!hasAgentsOnly && agents}
    </div>
  )
}
