import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ApiError } from '../api.ts'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentHead } from '../runs/agent-head.tsx'
import { messages } from '../runs/messages.ts'
import { demoInfoQuery, UNTRACKED } from '../runs/queries.ts'
import styles from '../runs/run-form.module.css'
import { isRunnable, RunForm } from '../runs/run-form.tsx'
import { RunsLeft } from '../runs/runs-left.tsx'
import { useClaim } from '../runs/use-claim.ts'
import { useRunDemo } from '../runs/use-runs.ts'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'

const DemoLimitPanel = lazy(async () => ({
  default: (await import('../runs/demo-limit-panel.tsx')).DemoLimitPanel,
}))

/** Where a visitor runs an agent (specification sections 2, 4 and 5). */
export function DemoPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug/demo' })
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data ? words.title(app.data.name) : undefined)
  const isClaiming = useClaim(slug, userId)
  if (app.isPending || isClaiming) return <AppPageSkeleton />
  if (app.isError || !app.data)
    return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return (
    <div className={styles.page}>
      <AgentHead
        app={app.data}
        title={words.title(app.data.name)}
        line={app.data.short_description}
      >
        <ArrowLink to="/app-store/$slug" params={{ slug }}>
          {words.back(app.data.name)}
        </ArrowLink>
      </AgentHead>
      <DemoForm key={`${slug} ${userId}`} app={app.data} userId={userId} />
    </div>
  )
}

function DemoForm({ app, userId }: { app: catalogue.App; userId: string | undefined }) {
  const { slug } = app
  const words = messages[useLanguage().language]
  const session = useSession()
  const arrivedWith = useLocation({ select: ({ state }) => state.demoInput })
  const navigate = useNavigate()
  const allowance = useQuery({
    ...demoInfoQuery(slug, userId),
    enabled: session.status !== 'loading',
  })
  const talk = useRunDemo(slug, userId)
  const { run, start } = talk

  const info = allowance.data ?? (allowance.isError ? UNTRACKED : undefined)
  const isUsedUp =
    (info !== undefined && info.remaining <= 0) ||
    isLimit(run.status === 'failed' ? run.error : undefined)

  // Coming from Today with a request in hand: it runs at once, and only once.
  const waiting = useRef(arrivedWith)
  useEffect(() => {
    if (waiting.current === undefined || info === undefined) return
    const request = waiting.current.trim()
    waiting.current = undefined
    // The browser keeps the state of an address: reloading or coming back must not spend another run.
    void navigate({ to: '.', replace: true, state: {} })
    if (isRunnable(request) && !isUsedUp) void start(request)
  })

  return (
    <RunForm
      slug={slug}
      prompts={app.demo_prompts}
      fileTypes={app.file_types}
      arrivedWith={arrivedWith}
      talk={talk}
      execute={isUsedUp ? words.upgradeRequired : words.execute}
      isBlocked={isUsedUp}
      terms={<RunsLeft info={info} />}
      cancelled={words.cancelled}
      cancelledLate={words.cancelledLate}
      words={words}
      blockedPanel={
        isUsedUp && (
          <Suspense fallback={null}>
            <DemoLimitPanel app={app} userId={userId} info={info} />
          </Suspense>
        )
      }
    />
  )
}

const isLimit = (error: unknown) =>
  error instanceof ApiError && error.code === 'runs.demo_limit_reached'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A request written on another page, to be run when the demo opens. */
    demoInput?: string
  }
}
