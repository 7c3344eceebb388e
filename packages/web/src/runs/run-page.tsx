import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import type { catalogue, runs } from '@wakeel/contract'
import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../accounts/session.ts'
import { ApiError } from '../api.ts'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../shell/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { formatMoney } from '../ui/money.ts'
import { EmptyState, Notice } from '../ui/state.tsx'
import { AgentHead } from './agent-head.tsx'
import { usePayer } from './payer.ts'
import { runTermsQuery, useRunApp } from './queries.ts'
import styles from './run-desk.module.css'
import { RunDesk } from './run-desk.tsx'
import { RunPrice } from './run-price.tsx'
import { RunResult } from './run-result.tsx'
import { text } from './run-text.ts'
import { text as sharedText } from './text.ts'

const RunObstacle = lazy(async () => ({ default: (await import('./run-obstacle.tsx')).RunObstacle }))
const OrganisationObstacle = lazy(async () => ({
  default: (await import('../organisations/organisation-obstacle.tsx')).OrganisationObstacle,
}))
/** Without it everybody pays for themselves, as most do: a page that stands must not fall over it. */
const PayerChoice = lazy(() =>
  import('../organisations/payer-choice.tsx').then(
    (module) => ({ default: module.PayerChoice }),
    () => ({ default: () => null }),
  ),
)

/** Where somebody runs an agent without the limit of a demo, and sees the price before. */
export function RunPage() {
  const { slug } = useParams({ from: '/shell/app-store/$slug/run' })
  const { language } = useLanguage()
  const words = text[language]
  const session = useSession()
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data && words.title(app.data.name))
  if (app.isPending || session.status === 'loading') return <AppPageSkeleton />
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
  const [organisation, setOrganisation] = usePayer(userId)
  const asked = useQuery(runTermsQuery(slug, userId, organisation))
  const { run, start, cancel } = useRunApp(slug, userId, organisation)
  const terms = asked.data
  // Whoever was removed, or whose organisation was dissolved, pays for themselves again.
  const isNoMember = asked.error instanceof ApiError && asked.error.code === 'organisations.not_found'
  useEffect(() => {
    if (isNoMember) setOrganisation(undefined)
  }, [isNoMember, setOrganisation])
  // Then a run has no price yet; that of the agent stands below.
  const isToBeBought = terms?.obstacle === 'billing.purchase_required'
  const isShort = terms?.obstacle === 'billing.balance_too_low' || isToBeBought
  const isBlocked = terms === undefined || terms.obstacle !== null
  return (
    <RunDesk
      slug={slug}
      prompts={app.demo_prompts}
      run={run}
      onRun={(input) => void start(input)}
      onCancel={cancel}
      execute={words.execute}
      isBlocked={isBlocked}
      terms={
        <>
          <Suspense fallback={null}>
            <PayerChoice
              userId={userId}
              chosen={organisation}
              onChoose={setOrganisation}
              disabled={run.status === 'running'}
              isShort={isShort}
            />
          </Suspense>
          {!asked.isError && !isToBeBought && <RunPrice terms={terms} userId={userId} isForOrganisation={organisation !== undefined} />}
        </>
      }
      cancelled={words.cancelled}
      cancelledLate={words.cancelledLate}
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
        onAgain={isBlocked ? undefined : (...again) => void start(...again)}
        words={words}
        {...(run.status === 'succeeded' && 'charge' in run.result && { paid: paidWith(run.result.charge) })}
      />
      {terms?.obstacle && (
        <Suspense fallback={null}>
          {organisation === undefined ? (
            <RunObstacle app={app} userId={userId} terms={terms} />
          ) : (
            <OrganisationObstacle
              app={app}
              userId={userId}
              terms={terms}
              organisation={organisation}
              onPayMyself={() => setOrganisation(undefined)}
            />
          )}
        </Suspense>
      )}
      <ArrowLink to="/runs" search={{ app: slug }}>
        {words.history}
      </ArrowLink>
    </RunDesk>
  )

  function paidWith({ source, price }: runs.RunResult['charge']): string {
    const words = sharedText[language]
    const paid = organisation === undefined ? words.paid : words.paidFor
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
          <LinkButton kind="secondary" to="/signup" search={{ to: here }}>
            {words.signUp}
          </LinkButton>
          <LinkButton kind="quiet" to="/app-store/$slug/demo" params={{ slug }}>
            {words.demo}
          </LinkButton>
        </div>
      }
    >
      {words.signInText}
    </EmptyState>
  )
}
