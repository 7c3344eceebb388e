import { useQuery } from '@tanstack/react-query'
import type { connections } from '@wakeel/contract'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import { AgentForm, type ShareOfPrice } from './agent-form.tsx'
import { AuthorisePanel } from './authorise-panel.tsx'
import { messages } from './connect-messages.ts'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { DescriptionCard } from './description-card.tsx'
import { messages as shared } from './messages.ts'
import { OwnershipPanel } from './ownership-panel.tsx'
import { connectionQuery } from './queries.ts'
import { firstTools, ToolChoice } from './tool-choice.tsx'

/** What can be done with a connection that is saved: prove whose it is, and make an agent of it. */
export function SavedConnection({
  id,
  userId,
  tools,
  onTools,
  share,
}: {
  id: string
  userId: string
  /** Undefined: none was chosen yet. */
  tools: string[] | undefined
  onTools: (tools: string[]) => void
  share: ShareOfPrice
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(connectionQuery(userId, id))
  if (query.isPending) return <Skeleton shape="block" />
  if (query.isError) return <NotShown error={query.error} onRetry={() => void query.refetch()} />
  const { kind, description } = query.data
  const chosen = chosenTools(query.data, tools)
  return (
    <>
      {query.data.health.error === 'connections.authorisation_needed' && (
        <AuthorisePanel place={{ id }} />
      )}
      <DescriptionCard kind={kind} description={description}>
        {kind === 'mcp' && (
          <ToolChoice tools={description.tools} chosen={chosen} onChange={onTools} />
        )}
      </DescriptionCard>
      <Card className={styles.card}>
        <h2>{shared[language].ownership.title}</h2>
        <OwnershipPanel connection={query.data} userId={userId} />
      </Card>
      <AgentForm connection={query.data} tools={chosen} share={share} />
      <div className={styles.buttons}>
        <ArrowLink to="/create/connect">{words.connectNew}</ArrowLink>
        <ArrowLink to="/creator-console" search={{ tab: 'connections' }}>
          {words.toList}
        </ArrowLink>
      </div>
    </>
  )
}

const chosenTools = ({ kind, description }: connections.Connection, tools: string[] | undefined) =>
  kind === 'mcp' ? (tools ?? firstTools(description.tools)) : []

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (error instanceof ApiError && error.status < 500)
    return (
      <ErrorState
        title={words.missingTitle}
        action={<LinkButton to="/create/connect">{words.connectNew}</LinkButton>}
      >
        {words.missingText}
      </ErrorState>
    )
  return (
    <ErrorState
      title={shared[language].loadFailed}
      action={<Button onClick={onRetry}>{shared[language].retry}</Button>}
    >
      {connectionFailure(error, language)}
    </ErrorState>
  )
}
