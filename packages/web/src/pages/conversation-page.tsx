import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignInRequired } from '../accounts/sign-in-required.tsx'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { AgentHead } from '../runs/agent-head.tsx'
import { costOfAll, forWhom } from '../runs/conversation-list.tsx'
import styles from '../runs/conversation-page.module.css'
import { ConversationUnavailable } from '../runs/conversation-unavailable.tsx'
import { DeleteConversation } from '../runs/delete-conversation.tsx'
import { PinnedVersion } from '../runs/pinned-version.tsx'
import { conversationQuery, type WholeConversation } from '../runs/queries.ts'
import { messages } from '../runs/runs-messages.ts'
import { turnOf } from '../runs/turn.ts'
import { useSession } from '../session/session.ts'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Its reader of Markdown comes while the conversation is loaded.
const load = () => import('../runs/said.tsx')
const Said = lazy(async () => ({ default: (await load()).Said }))

/** What was said in a conversation of the history, to be read, gone on with or deleted. */
export function ConversationPage() {
  const { id } = useParams({ from: '/shell/runs/$id' })
  const session = useSession()
  const words = messages[useLanguage().language]
  if (session.status === 'loading') return <Skeleton shape="block" />
  if (session.status === 'signed_out') return <SignInRequired>{words.signedOut}</SignInRequired>
  return <Opened id={id} userId={session.user.id} />
}

function Opened({ id, userId }: { id: string; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const found = useQuery(conversationQuery(userId, id, language))
  useTitle(found.data && words.with(found.data.conversation.app.name))
  if (found.isPending) return <Skeleton shape="block" />
  if (found.isLoadingError)
    return (
      <ConversationUnavailable level={1} error={found.error} onRetry={() => void found.refetch()} />
    )
  const { conversation } = found.data
  const facts = [
    formatMoment(conversation.started_at, language),
    words.messages(conversation.run_count),
    costOfAll(conversation, language),
    ...forWhom(conversation, language),
  ]
  return (
    <div className={styles.page}>
      <AgentHead
        app={conversation.app}
        title={words.with(conversation.app.name)}
        line={facts.filter(Boolean).join(' · ')}
      >
        <ArrowLink to="/runs">{words.title}</ArrowLink>
      </AgentHead>
      <PinnedVersion run={conversation.last_run} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <Said {...found.data} />
      </Suspense>
      <Actions {...found.data} />
    </div>
  )
}

function Actions({ conversation: { id, app, last_run }, runs }: WholeConversation) {
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  return (
    <div className={styles.actions} data-bottom-bar="always">
      {/* Only the visitor goes on with what they asked in a widget. */}
      {last_run.status !== 'running' && !last_run.widget && (
        <LinkButton
          to="/app-store/$slug/run"
          params={{ slug: app.slug }}
          search={{ conversation: id }}
        >
          {runs.some(turnOf) ? words.continue : words.again}
        </LinkButton>
      )}
      <DeleteConversation
        id={id}
        slug={app.slug}
        isForOrganisation={last_run.organisation !== undefined}
        onDeleted={() => navigate({ to: '/runs', replace: true })}
      />
    </div>
  )
}
