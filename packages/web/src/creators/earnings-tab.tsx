import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import page from './console-page.module.css'
import { balanceQuery } from './console-queries.ts'
import { messages as dashboardMessages } from './creator-messages.ts'
import { messages } from './earnings-messages.ts'
import { EarningsMetrics } from './earnings-metrics.tsx'
import { EarningsSkeleton } from './earnings-skeleton.tsx'
import styles from './earnings-tab.module.css'
import { EntriesCard } from './entries-card.tsx'
import { NextPayoutCard } from './next-payout-card.tsx'
import { PayoutDetailsCard } from './payout-details-card.tsx'
import { PayoutRows } from './payout-rows.tsx'
import { ReleasesCard } from './releases-card.tsx'
import { StatementsCard } from './statements-card.tsx'

/** What a creator has earned, what waits, what is paid next and where to, and every row behind it. */
export function EarningsTab({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(balanceQuery(userId))
  if (query.isPending) return <EarningsSkeleton />
  if (query.isLoadingError) {
    const { failed, failedText, retry } = dashboardMessages[language]
    return (
      <ErrorState
        title={failed}
        action={<Button onClick={() => void query.refetch()}>{retry}</Button>}
      >
        {failedText}
      </ErrorState>
    )
  }
  const earnings = query.data
  const isNothing = [earnings.earned, earnings.on_hold, earnings.paid_out].every(
    ({ amount }) => amount === 0,
  )
  return (
    <div className={page.sections}>
      {isNothing ? (
        <EmptyState
          title={words.nothing}
          action={<LinkButton to="/create">{words.create}</LinkButton>}
        >
          {words.nothingText}
        </EmptyState>
      ) : (
        <EarningsMetrics earnings={earnings} userId={userId} />
      )}
      <div className={styles.columns}>
        <div className={earnings.releases.length > 0 ? page.sections : styles.flat}>
          <NextPayoutCard earnings={earnings} />
          <PayoutDetailsCard details={earnings.details} />
        </div>
        {earnings.releases.length > 0 && <ReleasesCard earnings={earnings} />}
      </div>
      <Card className={page.card}>
        <h2 className={page.title}>{words.payouts.title}</h2>
        <PayoutRows userId={userId} />
      </Card>
      <StatementsCard userId={userId} />
      <EntriesCard userId={userId} />
      <ArrowLink to="/legal/earnings">{words.rules}</ArrowLink>
    </div>
  )
}
