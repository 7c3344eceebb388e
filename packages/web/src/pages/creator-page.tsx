import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AccessRequired } from '../creators/access-required.tsx'
import { messages } from '../creators/creator-messages.ts'
import { CreatorPageSkeleton } from '../creators/creator-page-skeleton.tsx'
import { useCreatorUrlState } from '../creators/creator-url-state.ts'
import { MetricCards } from '../creators/metric-cards.tsx'
import { statsQuery } from '../creators/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { DayChartsSkeleton } from '../ui/day-charts-skeleton.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import styles from './creator-page.module.css'

// The metrics come first; what stands under them arrives while they are read.
const DaysSection = lazy(() =>
  import('../creators/days-section.tsx').then((module) => ({ default: module.DaysSection })),
)
const AgentsSection = lazy(() =>
  import('../creators/agents-section.tsx').then((module) => ({ default: module.AgentsSection })),
)
const AgentRowActions = lazy(() =>
  import('../forge/agent-row-actions.tsx').then((module) => ({ default: module.AgentRowActions })),
)
const DeleteDrafts = lazy(() =>
  import('../forge/delete-drafts.tsx').then((module) => ({ default: module.DeleteDrafts })),
)
const TakedownPanel = lazy(() =>
  import('../moderation/takedown-panel.tsx').then((module) => ({ default: module.TakedownPanel })),
)
const ProfileTakedowns = lazy(() =>
  import('../moderation/profile-takedowns.tsx').then((module) => ({
    default: module.ProfileTakedowns,
  })),
)
const ReceivedReviews = lazy(() =>
  import('../reviews/received-reviews.tsx').then((module) => ({ default: module.ReceivedReviews })),
)
const ProfileSection = lazy(() =>
  import('../creator-pages/profile-section.tsx').then((module) => ({
    default: module.ProfileSection,
  })),
)
const Newcomer = lazy(() =>
  import('../creators/newcomer.tsx').then((module) => ({ default: module.Newcomer })),
)

/** What a creator's agents do and earn: metrics, days, agents, reviews. */
export function CreatorPage() {
  const words = messages[useLanguage().language]
  const session = useSession()
  useTitle(words.title)
  if (session.status === 'signed_out') return <AccessRequired />
  return (
    <div className={styles.page}>
      {session.status === 'loading' ? (
        <CreatorPageSkeleton />
      ) : (
        <Dashboard userId={session.user.id} />
      )}
    </div>
  )
}

function Dashboard({ userId }: { userId: string }) {
  const words = messages[useLanguage().language]
  const [urlState, setUrlState] = useCreatorUrlState()
  const stats = useQuery(statsQuery(userId))
  const title = <h1>{words.title}</h1>
  if (stats.isPending)
    return (
      <>
        {title}
        <CreatorPageSkeleton />
      </>
    )
  if (stats.isLoadingError)
    return (
      <>
        {title}
        <ErrorState
          title={words.failed}
          action={<Button onClick={() => void stats.refetch()}>{words.retry}</Button>}
        >
          {words.failedText}
        </ErrorState>
      </>
    )
  if (stats.data.totalAgents === 0)
    return (
      <>
        {title}
        <Suspense fallback={<Skeleton shape="block" />}>
          <Newcomer />
        </Suspense>
      </>
    )
  return (
    <>
      <header className={styles.head}>
        {title}
        <div className={styles.buttons}>
          <LinkButton to="/create">{words.create}</LinkButton>
          <LinkButton to="/create/connect" kind="secondary">
            {words.connect}
          </LinkButton>
        </div>
      </header>
      <MetricCards stats={stats.data} userId={userId} />
      <nav className={styles.links} aria-label={words.links.label}>
        <ArrowLink to="/creator-console">{words.links.earnings}</ArrowLink>
        <ArrowLink to="/creator-console" search={{ tab: 'runs' }}>
          {words.links.runs}
        </ArrowLink>
        <ArrowLink to="/creator-console" search={{ tab: 'connections' }}>
          {words.links.connections}
        </ArrowLink>
      </nav>
      <Suspense fallback={<DayChartsSkeleton />}>
        <DaysSection userId={userId} />
        <AgentsSection
          userId={userId}
          slots={{
            takedown: ({ id }, name) => (
              <Suspense fallback={<Waiting />}>
                <TakedownPanel userId={userId} agentId={id} name={name} />
              </Suspense>
            ),
            actions: (agent) => (
              <Suspense fallback={null}>
                <AgentRowActions agent={agent} userId={userId} />
              </Suspense>
            ),
            together: (agents) => (
              <Suspense fallback={null}>
                <DeleteDrafts agents={agents} userId={userId} />
              </Suspense>
            ),
          }}
        />
        <ReceivedReviews
          userId={userId}
          show={urlState.reviews ?? 'all'}
          onShow={(show) => setUrlState({ reviews: show === 'open' ? 'open' : undefined })}
        />
        <ProfileSection
          userId={userId}
          takedowns={
            <Suspense fallback={<Waiting />}>
              <ProfileTakedowns userId={userId} />
            </Suspense>
          }
        />
      </Suspense>
    </>
  )
}
