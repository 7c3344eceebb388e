import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSession } from '../accounts/session.ts'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { DayChartsSkeleton } from '../ui/day-charts-skeleton.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import { AccessRequired } from './access-required.tsx'
import { useCreatorAddress } from './creator-address.ts'
import styles from './creator-page.module.css'
import { CreatorPageSkeleton } from './creator-page-skeleton.tsx'
import { text } from './creator-text.ts'
import { FigureCards } from './figure-cards.tsx'
import { statsQuery } from './queries.ts'

// The figures come first; what stands under them arrives while they are read.
const DaysSection = lazy(() => import('./days-section.tsx').then((module) => ({ default: module.DaysSection })))
const AgentsSection = lazy(() => import('./agents-section.tsx').then((module) => ({ default: module.AgentsSection })))
const ReceivedReviews = lazy(() => import('../reviews/received-reviews.tsx').then((module) => ({ default: module.ReceivedReviews })))
const Newcomer = lazy(() => import('./newcomer.tsx').then((module) => ({ default: module.Newcomer })))

/** What a creator's agents do and earn: figures, days, agents, reviews. */
export function CreatorPage() {
  const words = text[useLanguage().language]
  const session = useSession()
  useTitle(words.title)
  if (session.status === 'signed_out') return <AccessRequired />
  return (
    <div className={styles.page}>{session.status === 'loading' ? <CreatorPageSkeleton /> : <Dashboard userId={session.user.id} />}</div>
  )
}

function Dashboard({ userId }: { userId: string }) {
  const words = text[useLanguage().language]
  const [address, setAddress] = useCreatorAddress()
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
        <ErrorState title={words.failed} action={<Button onClick={() => void stats.refetch()}>{words.retry}</Button>}>
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
      <FigureCards stats={stats.data} userId={userId} />
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
        <AgentsSection userId={userId} />
        <ReceivedReviews
          userId={userId}
          show={address.reviews ?? 'all'}
          onShow={(show) => setAddress({ reviews: show === 'open' ? 'open' : undefined })}
        />
      </Suspense>
    </>
  )
}
