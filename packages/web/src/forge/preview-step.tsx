import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { AgentPreview } from './agent-preview.tsx'
import { CheckList } from './check-list.tsx'
import type { ForgeDraft } from './forge-draft.ts'
import styles from './forge-page.module.css'
import { NotCoveredNote } from './not-covered-note.tsx'
import { messages } from './preview-messages.ts'
import { PublishingPlace } from './publishing-place.tsx'
import { agentQuery } from './queries.ts'
import { PendingPanel, RejectionPanel } from './status-panels.tsx'
import { usePublish } from './use-publish.ts'

/** Step 3: the agent as it will stand in the store, its prompts to be run, and the way into the store. */
export function PreviewStep(props: {
  userId: string
  made: NonNullable<ForgeDraft['made']>
  onBack: () => void
  /** The draft is no longer there. */
  onGone: () => void
  /** It is in the store; the forge is free for the next idea. */
  onPublished: () => void
}) {
  const { userId, made } = props
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  const query = useQuery(agentQuery(userId, made.id))
  const { checking, publish, stop } = usePublish(userId, made.id, (slug) => {
    props.onPublished()
    void navigate({ to: '/app-store/$slug', params: { slug } })
  })

  if (query.isPending) return <PreviewSkeleton />
  if (!query.data)
    return (
      <AgentMissing
        error={query.error}
        onGone={props.onGone}
        onRetry={() => void query.refetch()}
      />
    )
  const agent = query.data
  const editor = (
    <LinkButton to="/creator/agents/$id" params={{ id: agent.id }} kind="secondary">
      {words.everything}
    </LinkButton>
  )
  if (agent.status === 'published')
    return (
      <AlreadyPublished slug={agent.slug} onView={props.onPublished}>
        {editor}
      </AlreadyPublished>
    )
  return (
    <>
      <PublishingPlace isChecking={checking !== undefined}>
        {checking ? (
          <CheckList checking={checking} />
        ) : (
          agent.status === 'pending' && (
            <PendingPanel userId={userId} id={agent.id} checks={agent.open?.checks ?? []}>
              {editor}
            </PendingPanel>
          )
        )}
      </PublishingPlace>
      {!checking && agent.open?.rejection && (
        <RejectionPanel rejection={agent.open.rejection}>{editor}</RejectionPanel>
      )}
      <NotCoveredNote sentences={made.notCovered} />
      <AgentPreview
        userId={userId}
        agent={agent}
        writtenBy={made.writtenBy}
        isLocked={checking !== undefined || agent.status === 'pending'}
      />
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={props.onBack} disabled={checking !== undefined}>
          {words.back}
        </Button>
        {checking ? (
          <Button kind="secondary" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          agent.status === 'draft' && editor
        )}
        {agent.status === 'draft' && (
          <Button
            onClick={publish}
            disabled={checking !== undefined}
            aria-busy={checking !== undefined}
          >
            {words.publish}
          </Button>
        )}
      </div>
    </>
  )
}

function AgentMissing({
  error,
  onGone,
  onRetry,
}: {
  error: Error | null
  onGone: () => void
  onRetry: () => void
}) {
  const words = messages[useLanguage().language]
  if (error instanceof ApiError && error.code === 'forge.agent_not_found')
    return (
      <EmptyState
        title={words.goneTitle}
        action={<Button onClick={onGone}>{words.toPricing}</Button>}
      >
        {words.gone}
      </EmptyState>
    )
  return (
    <ErrorState title={words.failedTitle} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      {words.failed}
    </ErrorState>
  )
}

function AlreadyPublished({
  slug,
  onView,
  children,
}: {
  slug: string
  onView: () => void
  children: ReactNode
}) {
  const words = messages[useLanguage().language]
  return (
    <EmptyState
      icon="check"
      title={words.publishedTitle}
      action={
        <div className={styles.buttons}>
          {children}
          <LinkButton to="/app-store/$slug" params={{ slug }} onClick={onView}>
            {words.view}
          </LinkButton>
        </div>
      }
    >
      {words.published}
    </EmptyState>
  )
}

function PreviewSkeleton() {
  const words = messages[useLanguage().language]
  return (
    <div className={styles.step} role="status" aria-label={words.loading}>
      <Skeleton shape="icon" />
      <Skeleton shape="title" tenths={5} />
      <Skeleton tenths={9} />
      <Skeleton shape="block" />
    </div>
  )
}
