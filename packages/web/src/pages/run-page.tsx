import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { catalogue, Language, runs } from '@wakeel/contract'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { accountQuery } from '../accounts/queries.ts'
import type { Turn } from '../answers/use-run.ts'
import { ApiError } from '../api.ts'
import { AppPageSkeleton } from '../catalogue/app-page-skeleton.tsx'
import { AppUnavailable } from '../catalogue/app-unavailable.tsx'
import { appQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentHead } from '../runs/agent-head.tsx'
import { ConversationUnavailable } from '../runs/conversation-unavailable.tsx'
import { keptWork } from '../runs/kept-question.ts'
import { messages as sharedMessages } from '../runs/messages.ts'
import { usePayer } from '../runs/payer.ts'
import { PinnedVersion } from '../runs/pinned-version.tsx'
import { conversationQuery, runTermsQuery } from '../runs/queries.ts'
import styles from '../runs/run-form.module.css'
import { RunForm } from '../runs/run-form.tsx'
import { messages } from '../runs/run-messages.ts'
import { RunPrice } from '../runs/run-price.tsx'
import { turnOf } from '../runs/turn.ts'
import { useClaim } from '../runs/use-claim.ts'
import { useRunApp } from '../runs/use-runs.ts'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, InlineAlert } from '../ui/state.tsx'

const RunBlocked = lazy(async () => ({
  default: (await import('../billing/run-blocked.tsx')).RunBlocked,
}))
const OwnAgentPanel = lazy(async () => ({
  default: (await import('../runs/own-agent.tsx')).OwnAgentPanel,
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
  const { conversation } = useSearch({ from: '/shell/app-store/$slug/run' })
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const app = useQuery(appQuery(slug, language))
  useTitle(app.data ? words.title(app.data.name) : undefined)
  const isClaiming = useClaim(slug, session.status === 'signed_in' ? session.user.id : undefined)
  if (app.isPending || session.status === 'loading' || isClaiming) return <AppPageSkeleton />
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
          {sharedMessages[language].back(app.data.name)}
        </ArrowLink>
      </AgentHead>
      {session.status !== 'signed_in' ? (
        <SignInFirst slug={slug} />
      ) : conversation ? (
        <ContinuedRun
          key={conversation}
          id={conversation}
          app={app.data}
          userId={session.user.id}
        />
      ) : (
        <PaidRunForm key={slug} app={app.data} userId={session.user.id} />
      )}
    </div>
  )
}

interface OwnRun {
  app: catalogue.App
  userId: string
}

/** Goes on with a conversation of the history, as it stands now. */
function ContinuedRun({ id, app, userId }: OwnRun & { id: string }) {
  const { language } = useLanguage()
  const found = useQuery({
    ...conversationQuery(userId, id, language),
    // Read once: then the form holds what was said, and what is said next.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (found.isError)
    return (
      <ConversationUnavailable level={2} error={found.error} onRetry={() => void found.refetch()} />
    )
  if (!found.data || !found.isFetchedAfterMount) return <Skeleton shape="block" />
  const { conversation, runs } = found.data
  if (conversation.app.slug !== app.slug) return <PaidRunForm app={app} userId={userId} />
  const last = runs.at(-1)
  return (
    <>
      <PinnedVersion run={conversation.last_run} />
      <PaidRunForm
        app={app}
        userId={userId}
        continued={{
          organisation: conversation.last_run.organisation?.id,
          turns: runs.flatMap((run) => turnOf(run) ?? []),
          unanswered: last && !turnOf(last) ? last.input : undefined,
        }}
      />
    </>
  )
}

interface Continued {
  /** Who paid, and pays. */
  organisation: string | undefined
  turns: readonly Turn[]
  /** The last message, when nothing came of it. */
  unanswered: string | undefined
}

/** A conversation, who pays for it and on what terms. */
function usePaidTalk({ slug, userId, continued }: PaidTalk) {
  const [organisation, setOrganisation] = usePayer(userId, continued)
  const query = useQuery(runTermsQuery(slug, userId, organisation))
  const navigate = useNavigate()
  const talk = useRunApp(slug, userId, organisation, continued?.turns)
  const forget = () => {
    talk.forget()
    if (continued) void navigate({ to: '.', search: {}, replace: true })
  }
  /** Whoever pays has conversations of their own. */
  const payWith = (payer: string | undefined) => {
    setOrganisation(payer)
    forget()
  }
  // Whoever was removed, or whose organisation was dissolved, pays for themselves again.
  const isNoMember =
    query.error instanceof ApiError && query.error.code === 'organisations.not_found'
  const payMyself = useEffectEvent(() => payWith(undefined))
  useEffect(() => {
    if (isNoMember) payMyself()
  }, [isNoMember])
  return { organisation, payWith, query, talk: { ...talk, forget } }
}

interface PaidTalk {
  slug: string
  userId: string
  continued: Continued | undefined
}

function PaidRunForm({ app, userId, continued }: OwnRun & { continued?: Continued }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { slug } = app
  const account = useQuery(accountQuery(userId))
  const { organisation, payWith, query, talk } = usePaidTalk({ slug, userId, continued })
  const { run } = talk
  const terms = query.data
  // Then a run has no price yet; that of the agent stands below.
  const isToBeBought = terms?.blockReason === 'billing.purchase_required'
  const isShort = terms?.blockReason === 'billing.balance_too_low' || isToBeBought
  const isBlocked = terms === undefined || terms.blockReason !== null
  return (
    <RunForm
      slug={slug}
      prompts={app.demo_prompts}
      fileTypes={app.file_types}
      arrivedWith={keptWork(slug)?.question || continued?.unanswered}
      talk={talk}
      execute={words.execute}
      isBlocked={isBlocked}
      terms={
        <>
          <Suspense fallback={null}>
            <PayerChoice
              userId={userId}
              chosen={organisation}
              onChoose={payWith}
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
      words={words}
      isForOrganisation={organisation !== undefined}
      paid={
        run.status === 'succeeded' && 'charge' in run.result
          ? paidWith(run.result.charge, organisation, language)
          : undefined
      }
      blockedPanel={
        <>
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
          {terms?.blockReason && (
            <Suspense fallback={null}>
              {isToBeBought && app.provider.handle === userId ? (
                <OwnAgentPanel app={app} />
              ) : organisation === undefined ? (
                <RunBlocked app={app} userId={userId} terms={terms} />
              ) : (
                <OrganisationBlocked
                  forOwner={<RunBlocked app={app} userId={userId} terms={terms} />}
                  userId={userId}
                  terms={terms}
                  organisation={organisation}
                  onPayMyself={() => payWith(undefined)}
                />
              )}
            </Suspense>
          )}
        </>
      }
    >
      <ArrowLink to="/runs" search={{ app: slug }}>
        {words.history}
      </ArrowLink>
    </RunForm>
  )
}

function paidWith(
  { source, price }: runs.RunResult['charge'],
  organisation: string | undefined,
  language: Language,
): string {
  const words = sharedMessages[language]
  const paid = organisation === undefined ? words.paid : words.paidFor
  return source === 'wallet' ? paid.wallet(formatMoney(price, language)) : paid[source]
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
