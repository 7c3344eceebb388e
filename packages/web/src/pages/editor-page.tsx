import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ApiError } from '../api.ts'
import { creatorShare } from '../billing/lazy-creator-share.tsx'
import { AccessRequired } from '../creators/access-required.tsx'
import styles from '../forge/editor-page.module.css'
import { messages } from '../forge/editor-page-messages.ts'
import { agentQuery } from '../forge/queries.ts'
import { shownLanguage } from '../language/agent-content.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'

const loadEditor = () =>
  import('../forge/agent-editor.tsx').then((module) => ({ default: module.AgentEditor }))
const AgentEditor = lazy(loadEditor)

const ConfirmEmailBanner = lazy(() =>
  import('../accounts/confirm-email-banner.tsx').then((module) => ({
    default: module.ConfirmEmailBanner,
  })),
)
const TakedownPanel = lazy(() =>
  import('../moderation/takedown-panel.tsx').then((module) => ({ default: module.TakedownPanel })),
)
const RuntimeField = lazy(() =>
  import('../connections/runtime-field.tsx').then((module) => ({ default: module.RuntimeField })),
)
const QuestionsField = lazy(() =>
  import('../evaluations/questions-field.tsx').then((module) => ({
    default: module.QuestionsField,
  })),
)

/** Where a creator changes an agent, before it is published and afterwards. */
export function EditorPage() {
  const { id } = useParams({ from: '/shell/creator/agents/$id' })
  const session = useSession()
  if (session.status === 'loading') return <EditorSkeleton />
  if (session.status === 'signed_out') return <AccessRequired />
  return <OwnAgent key={id} id={id} userId={session.user.id} />
}

function OwnAgent({ id, userId }: { id: string; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(agentQuery(userId, id))
  const content = query.data?.content
  useTitle(content && words.title(content.name[shownLanguage(content, language)] || words.unnamed))
  if (query.isPending) return <EditorSkeleton />
  if (!query.data) {
    // An address that cannot be an agent's is refused as such.
    if (query.error instanceof ApiError && query.error.status < 500) {
      return (
        <EmptyState
          level={1}
          title={words.goneTitle}
          action={<LinkButton to="/creator">{words.toAgents}</LinkButton>}
        >
          {words.gone}
        </EmptyState>
      )
    }
    return (
      <ErrorState
        level={1}
        title={words.failedTitle}
        action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <AgentEditor
        userId={userId}
        agent={query.data}
        slots={{
          emailBanner: (
            <Suspense fallback={null}>
              <ConfirmEmailBanner userId={userId} />
            </Suspense>
          ),
          takedown: (
            <Suspense fallback={<Waiting />}>
              <TakedownPanel userId={userId} agentId={id} />
            </Suspense>
          ),
          runtime: (runtime, onChange) => (
            <Suspense fallback={<Skeleton shape="block" />}>
              <RuntimeField userId={userId} runtime={runtime} onChange={onChange} />
            </Suspense>
          ),
          share: creatorShare(userId),
          evaluation: (questions, onChange) => (
            <Suspense fallback={<Skeleton shape="block" />}>
              <QuestionsField
                id={id}
                isListed={query.data.is_listed}
                questions={questions}
                onChange={onChange}
              />
            </Suspense>
          ),
        }}
      />
    </Suspense>
  )
}

function EditorSkeleton() {
  const words = messages[useLanguage().language]
  useTitle(words.loading)
  return (
    <div className={styles.page} role="status" aria-label={words.loading}>
      <div className={styles.head}>
        <Skeleton shape="icon" />
        <div className={styles.names}>
          <Skeleton shape="title" tenths={5} />
          <Skeleton tenths={3} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="block" />
      </div>
    </div>
  )
}
