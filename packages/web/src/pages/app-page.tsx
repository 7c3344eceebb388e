import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { AppFacts } from '../catalogue/app-facts.tsx'
import { messages as appMessages } from '../catalogue/app-messages.ts'
import { AppOverview } from '../catalogue/app-overview.tsx'
import styles from '../catalogue/app-page.module.css'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { messages } from '../catalogue/messages.ts'
import { appQuery } from '../catalogue/queries.ts'
import { isFeatured, Rating } from '../catalogue/rating.tsx'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { ReportLink } from '../moderation/report-link.tsx'
import { record } from '../record.ts'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'
import { PriceRiseNote } from '../ui/price-rise-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

// Only for whoever is signed in, so that nobody else loads it.
const PersonOffer = lazy(() =>
  import('../runs/run-link.tsx').then((module) => ({ default: module.PersonOffer })),
)
const PutOnSiteLink = lazy(() =>
  import('../widgets/put-on-site-link.tsx').then((module) => ({ default: module.PutOnSiteLink })),
)
const EditLink = lazy(() =>
  import('../runs/own-agent.tsx').then((module) => ({ default: module.EditLink })),
)
const EvaluationTab = lazy(() =>
  import('../evaluations/evaluation-tab.tsx').then((module) => ({ default: module.EvaluationTab })),
)
const ReviewsTab = lazy(() =>
  import('../reviews/reviews-tab.tsx').then((module) => ({ default: module.ReviewsTab })),
)

const AppHistory = lazy(() =>
  import('./app-history.tsx').then((module) => ({ default: module.AppHistory })),
)

export function AppPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug' })
  const { language } = useLanguage()
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data?.name)

  if (app.isPending) return <AppPageSkeleton />
  if (app.isError || !app.data)
    return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return <Content app={app.data} />
}

function Content({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const words = appMessages[language]
  const { tab = 'overview', version } = useSearch({ from: '/shell/app-store/$slug' })
  const navigate = useNavigate({ from: '/app-store/$slug' })
  return (
    <article className={styles.page}>
      <Head app={app} />
      {app.under_maintenance && <p className={styles.maintenance}>{words.maintenanceNote}</p>}
      {app.is_paused && <p className={styles.maintenance}>{words.pausedNote}</p>}
      <PriceRiseNote app={app} />
      <div className={styles.columns}>
        <Tabs
          label={words.tabs}
          open={tab}
          onOpen={(open) =>
            void navigate({
              search: open === 'overview' ? {} : { tab: open },
              replace: true,
              resetScroll: false,
            })
          }
          tabs={[
            {
              name: 'overview',
              label: words.overview,
              content: <AppOverview app={app} report={<Links app={app} />} />,
            },
            {
              name: 'evaluation',
              label: words.evaluationTab,
              content: <Later part={<EvaluationTab app={app} />} />,
            },
            {
              name: 'reviews',
              label: words.reviewsTab,
              content: <Later part={<ReviewsTab app={app} />} />,
            },
            {
              name: 'history',
              label: words.historyTab,
              content: <Later part={<AppHistory slug={app.slug} version={version} />} />,
            },
          ]}
        />
        <AppFacts app={app} />
      </div>
    </article>
  )
}

/** What else can be done with an agent, below what it says of itself. */
function Links({ app }: { app: catalogue.App }) {
  const session = useSession()
  const isOwn = session.status === 'signed_in' && app.provider.handle === session.user.id
  return (
    <>
      {session.status === 'signed_in' && (
        <Suspense>
          <PutOnSiteLink slug={app.slug} />
          {isOwn && <EditLink app={app} />}
        </Suspense>
      )}
      {!isOwn && <ReportLink app={app} />}
    </>
  )
}

/** What is loaded when its tab is opened. */
function Later({ part }: { part: ReactNode }) {
  return <Suspense fallback={<Skeleton shape="block" />}>{part}</Suspense>
}

function Head({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const session = useSession()
  const words = messages[language]
  const demo = (
    <LinkButton
      to="/app-store/$slug/demo"
      params={{ slug: app.slug }}
      onClick={() => record('demo_clicked', { app: app.slug })}
    >
      {appMessages[language].tryDemo}
    </LinkButton>
  )
  return (
    <header className={styles.head}>
      <AgentIcon app={app} size={128} />
      <div className={styles.words}>
        <h1 className={styles.name}>
          <bdi>{app.name}</bdi>
        </h1>
        <p className={styles.line} dir="auto">
          {app.short_description}
        </p>
        <div className={styles.marks}>
          <span>{categoryName(app.category, language)}</span>
          <Rating app={app} label={appMessages[language].storeRating} />
          <span className={styles.runs}>{words.runs(app.execution_count)}</span>
          {app.under_maintenance && <Badge tone="warn">{words.maintenance}</Badge>}
          {app.is_paused && <Badge tone="warn">{words.paused}</Badge>}
          {isFeatured(app) && <Badge tone="gold">{words.featured}</Badge>}
          {app.is_verified && (
            <Badge tone="gold" icon="check">
              {words.verified}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.buy} data-bottom-bar="phone">
        {app.is_paused ? (
          <Price pricing={app.pricing} stacked />
        ) : session.status === 'signed_in' ? (
          <Suspense fallback={<Price pricing={app.pricing} stacked />}>
            <PersonOffer app={app} userId={session.user.id} demo={demo} className={styles.run} />
          </Suspense>
        ) : (
          <>
            <Price pricing={app.pricing} stacked />
            {demo}
          </>
        )}
      </div>
    </header>
  )
}
