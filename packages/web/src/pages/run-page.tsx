import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import type { catalogue, runs } from '@wakeel/contract'
import { lazy, Suspense, useEffect } from 'react'
import { accountQuery } from '../accounts/queries.ts'
import { RunResult } from '../answers/run-result.tsx'
import { ApiError } from '../api.ts'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentHead } from '../runs/agent-head.tsx'
import { messages as sharedMessages } from '../runs/messages.ts'
import { usePayer } from '../runs/payer.ts'
import { runTermsQuery, useRunApp } from '../runs/queries.ts'
import styles from '../runs/run-form.module.css'
import { RunForm } from '../runs/run-form.tsx'
import { messages } from '../runs/run-messages.ts'
import { RunPrice } from '../runs/run-price.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState, InlineAlert } from '../ui/state.tsx'

const RunBlocked = lazy(async () => ({
  default: (await import('../billing/run-blocked.tsx')).RunBlocked,
}))
const OrganisationBlocked = lazy(async () => ({
  default: (await import('../organisations/organisation-blocked.tsx')).OrganisationBlocked,
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
  const words = messages[language]
  const session = useSession()
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data && words.title(app.data.name))
  if (app.isPending || session.status === 'loading') return <AppPageSkeleton />
  if (app.isError) return <AppUnavailable error={app.error} onRetry={() => void app.refetch()} />
  return (
    <div className={styles.page}>
      <AgentHead
        app={app.data}
        title={words.title(app.data.name)}
        back={sharedMessages[language].back(app.data.name)}
      />
      {session.status === 'signed_in' ? (
        <PaidRunForm key={slug} app={app.data} userId={session.user.id} />
      ) : (
        <SignInFirst slug={slug} />
      )}
    </div>
  )
}

function PaidRunForm({ app, userId }: { app: catalogue.App; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { slug } = app
  const [organisation, setOrganisation] = usePayer(userId)
  const account = useQuery(accountQuery(userId))
  const query = useQuery(runTermsQuery(slug, userId, organisation))
  const { run, start, cancel } = useRunApp(slug, userId, organisation)
  const terms = query.data
  // Whoever was removed, or whose organisation was dissolved, pays for themselves again.
  const isNoMember =
    query.error instanceof ApiError && query.error.code === 'organisations.not_found'
  useEffect(() => {
    if (isNoMember) setOrganisation(undefined)
  }, [isNoMember, setOrganisation])
  // Then a run has no price yet; that of the agent stands below.
  const isToBeBought = terms?.blockReason === 'billing.purchase_required'
  const isShort = terms?.blockReason === 'billing.balance_too_low' || isToBeBought
  const isBlocked = terms === undefined || terms.blockReason !== null
  return (
    <RunForm
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
          {!query.isError && !isToBeBought && (
            <RunPrice
              terms={terms}
              tier={account.data?.subscription_tier}
              isForOrganisation={organisation !== undefined}
            />
          )}
        </>
      }
      cancelled={words.cancelled}
      cancelledLate={words.cancelledLate}
    >
      {query.isError && (
        <InlineAlert
          tone="danger"
          action={
            <Button kind="secondary" size="small" onClick={() => void query.refetch()}>
              {words.retry}
            </Button>
          }
        >
          {words.termsFailed}
        </InlineAlert>
      )}
      <RunResult
        run={run}
        onAgain={isBlocked ? undefined : (...again) => void start(...again)}
        words={words}
        {...(run.status === 'succeeded' &&
          'charge' in run.result && { paid: paidWith(run.result.charge) })}
      />
      {terms?.blockReason && (
        <Suspense fallback={null}>
          {organisation === undefined ? (
            <RunBlocked app={app} userId={userId} terms={terms} />
          ) : (
            <OrganisationBlocked
              forOwner={<RunBlocked app={app} userId={userId} terms={terms} />}
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
    </RunForm>
  )

  function paidWith({ source, price }: runs.RunResult['charge']): string {
    const words = sharedMessages[language]
    const paid = organisation === undefined ? words.paid : words.paidFor
    return source === 'wallet' ? paid.wallet(formatMoney(price, language)) : paid[source]
  }
}

function SignInFirst({ slug }: { slug: string }) {
  const words = messages[useLanguage().language]
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
