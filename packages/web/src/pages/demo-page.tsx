import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { useEffect, useRef } from 'react'
import { RunResult } from '../answers/run-result.tsx'
import { ApiError } from '../api.ts'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentHead } from '../runs/agent-head.tsx'
import { DemoLimitPanel } from '../runs/demo-limit-panel.tsx'
import { messages } from '../runs/messages.ts'
import { demoInfoQuery, UNTRACKED, useRunDemo } from '../runs/queries.ts'
import styles from '../runs/run-form.module.css'
import { isRunnable, RunForm } from '../runs/run-form.tsx'
import { RunsLeft } from '../runs/runs-left.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'

/** Where a visitor runs an agent (specification sections 2, 4 and 5). */
export function DemoPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug/demo' })
  const { language } = useLanguage()
  const words = messages[language]
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data && words.title(app.data.name))
  if (app.isPending) return <AppPageSkeleton />
  if (app.isError) return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return (
    <div className={styles.page}>
      <AgentHead
        app={app.data}
        title={words.title(app.data.name)}
        back={words.back(app.data.name)}
      />
      <DemoForm key={slug} app={app.data} />
    </div>
  )
}

function DemoForm({ app }: { app: catalogue.App }) {
  const { slug } = app
  const words = messages[useLanguage().language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const arrivedWith = useLocation({ select: ({ state }) => state.demoInput })
  const navigate = useNavigate()
  const allowance = useQuery({
    ...demoInfoQuery(slug, userId),
    enabled: session.status !== 'loading',
  })
  const { run, start, cancel } = useRunDemo(slug, userId)

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
      arrivedWith={arrivedWith}
      run={run}
      onRun={(input) => void start(input)}
      onCancel={cancel}
      execute={isUsedUp ? words.upgradeRequired : words.execute}
      isBlocked={isUsedUp}
      terms={<RunsLeft info={info} />}
      cancelled={words.cancelled}
      cancelledLate={words.cancelledLate}
    >
      <RunResult
        run={run}
        onAgain={isUsedUp ? undefined : (...again) => void start(...again)}
        words={{
          failed: words.failed,
          failedFallback: words.failedFallback,
          kept: words.kept,
          unanswered: words.unanswered,
        }}
      />
      {isUsedUp && <DemoLimitPanel app={app} userId={userId} info={info} />}
    </RunForm>
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
