import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import type { catalogue, runs } from '@wakeel/contract'
import { lazy, Suspense } from 'react'
import { useSession } from '../accounts/session.ts'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { formatMoney } from '../ui/money.ts'
import { EmptyState, Notice } from '../ui/state.tsx'
import { AgentHead } from './agent-head.tsx'
import { runTermsQuery, useRunApp } from './queries.ts'
import styles from './run-desk.module.css'
import { RunDesk } from './run-desk.tsx'
import { RunPageSkeleton } from './run-page-skeleton.tsx'
import { RunPrice } from './run-price.tsx'
import { RunResult } from './run-result.tsx'
import { text } from './run-text.ts'
import { text as sharedText } from './text.ts'

const RunObstacle = lazy(async () => ({ default: (await import('./run-obstacle.tsx')).RunObstacle }))

/** Where somebody runs an agent without the limit of a demo, and sees the price before. */
export function RunPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug/run' })
  const { language } = useLanguage()
  const words = text[language]
  const session = useSession()
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data && words.title(app.data.name))
  if (app.isPending || session.status === 'loading') return <RunPageSkeleton />
  if (app.isError) return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return (
    <div className={styles.page}>
      <AgentHead app={app.data} title={words.title(app.data.name)} back={sharedText[language].back(app.data.name)} />
      {session.status === 'signed_in' ? <Desk key={slug} app={app.data} userId={session.user.id} /> : <SignInFirst slug={slug} />}
    </div>
  )
}

function Desk({ app, userId }: { app: catalogue.App; userId: string }) {
  const { language } = useLanguage()
  const words = text[language]
  const { slug } = app
  const asked = useQuery(runTermsQuery(slug, userId))
  const { run, start, cancel } = useRunApp(slug, userId)
  const terms = asked.data
  // Then a run has no price yet; that of the agent stands below.
  const isToBeBought = terms?.obstacle === 'billing.purchase_required'
  const isBlocked = terms === undefined || terms.obstacle !== null
  return (
    <RunDesk
      prompts={app.demo_prompts}
      run={run}
      onRun={(input) => void start(input)}
      onCancel={cancel}
      execute={words.execute}
      isBlocked={isBlocked}
      terms={!asked.isError && !isToBeBought && <RunPrice terms={terms} userId={userId} />}
      cancelled={words.cancelled}
    >
      {asked.isError && (
        <Notice
          tone="danger"
          action={
            <Button kind="secondary" size="small" onClick={() => void asked.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.termsFailed}
        </Notice>
      )}
      <RunResult
        run={run}
        onAgain={isBlocked ? undefined : (again) => void start(again)}
        words={words}
        {...(run.status === 'succeeded' && { paid: paidWith(run.result.charge) })}
      />
      {terms?.obstacle && (
        <Suspense fallback={null}>
          <RunObstacle app={app} userId={userId} terms={terms} />
        </Suspense>
      )}
      <ArrowLink to="/runs" search={{ app: slug }}>
        {words.history}
      </ArrowLink>
    </RunDesk>
  )

  function paidWith({ source, price }: runs.RunResult['charge']): string {
    const { paid } = sharedText[language]
    return source === 'wallet' ? paid.wallet(formatMoney(price, language)) : paid[source]
  }
}

function SignInFirst({ slug }: { slug: string }) {
  const words = text[useLanguage().language]
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      icon="person"
      title={words.signInTitle}
      action={
        <div className={styles.actions}>
          <LinkButton to="/signin" search={{ to: here }}>
            {words.signIn}
          </LinkButton>
          <LinkButton kind="secondary" to="/app-store/$slug/demo" params={{ slug }}>
            {words.demo}
          </LinkButton>
        </div>
      }
    >
      {words.signInText}
    </EmptyState>
  )
}
