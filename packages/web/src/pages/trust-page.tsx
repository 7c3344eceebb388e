import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { formatNumber, useLanguage } from '../language/language.tsx'
import type { ReviewParts } from '../moderation/review.tsx'
import { type TrustDataSource, useTrustDataSource } from '../moderation/trust-data-source.ts'
import { messages } from '../moderation/trust-messages.ts'
import styles from '../moderation/trust-page.module.css'
import {
  countOf,
  heldReviewsQuery,
  reportsQuery,
  submissionsQuery,
  takedownsQuery,
} from '../moderation/trust-queries.ts'
import { trustTabs, useTrustUrlState } from '../moderation/trust-url-state.ts'
import { Waiting } from '../ui/load-state.tsx'
import { Tabs } from '../ui/tabs.tsx'

const SubmissionChecks = lazy(() =>
  import('../forge/submission-checks.tsx').then((module) => ({ default: module.SubmissionChecks })),
)
const ContentPages = lazy(() =>
  import('../forge/content-pages.tsx').then((module) => ({ default: module.ContentPages })),
)
const reviewParts: ReviewParts = {
  checks: (checks) => <SubmissionChecks checks={checks} />,
  pages: (content) => <ContentPages content={content} />,
}

const contents = {
  queue: lazy(() =>
    import('../moderation/queue-tab.tsx').then((module) => ({ default: module.QueueTab })),
  ),
  reports: lazy(() =>
    import('../moderation/reports-tab.tsx').then((module) => ({ default: module.ReportsTab })),
  ),
  takedowns: lazy(() =>
    import('../moderation/takedowns-tab.tsx').then((module) => ({ default: module.TakedownsTab })),
  ),
  reviews: lazy(() =>
    import('../moderation/held-reviews-tab.tsx').then((module) => ({
      default: module.HeldReviewsTab,
    })),
  ),
}

/** Where moderators decide: what waits to be listed, what people report, what was taken down, which reviews are held. */
export function TrustPage() {
  const source = useTrustDataSource()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame screen="trust" isLive={isReady ? source.isLive : undefined}>
      {isReady ? <TrustTabs key={source.key} source={source} /> : <Waiting />}
    </AdminFrame>
  )
}

function TrustTabs({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ tab: open = 'queue' }, setUrlState] = useTrustUrlState()
  const submissions = useInfiniteQuery(submissionsQuery(source))
  const reported = useInfiniteQuery(reportsQuery(source, language))
  const appealed = useInfiniteQuery(takedownsQuery(source, 'appealed', language))
  const held = useInfiniteQuery(heldReviewsQuery(source, language))
  const counts = {
    queue: countOf(submissions.data, (page) => page.submissions),
    reports: countOf(reported.data, (page) => page.cases),
    takedowns: countOf(appealed.data, (page) => page.takedowns),
    reviews: countOf(held.data, (page) => page.apps.flatMap(({ reviews }) => reviews)),
  }
  const tabs = trustTabs.map((name) => {
    const Content = contents[name]
    return {
      name,
      label: (
        <>
          {words.tabs[name]} <Count {...counts[name]} />
        </>
      ),
      content: (
        <Suspense fallback={<Waiting />}>
          <Content source={source} parts={reviewParts} />
        </Suspense>
      ),
    }
  })
  return (
    <Tabs label={words.tabsLabel} tabs={tabs} open={open} onOpen={(tab) => setUrlState({ tab })} />
  )
}

/** How much of this waits for a decision. */
function Count({ known = 0, isMore = false }: { known?: number; isMore?: boolean }) {
  const { language } = useLanguage()
  if (known === 0) return null
  const count = `${formatNumber(known, language)}${isMore ? '+' : ''}`
  return (
    <span className={styles.count}>
      <bdi aria-hidden="true">{count}</bdi>
      <span className="visually-hidden">{messages[language].waiting(count)}</span>
    </span>
  )
}
