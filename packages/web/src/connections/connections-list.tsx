import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, InlineAlert } from '../ui/state.tsx'
import { ConnectionItem } from './connection-item.tsx'
import styles from './connections.module.css'
import { messages } from './connections-list-messages.ts'
import { messages as shared } from './messages.ts'
import type { ShowChecks } from './paused-agent.tsx'
import { connectionsQuery } from './queries.ts'

/** The creator's agents, servers and models elsewhere, with how they are and what uses them. */
export function ConnectionsList({
  userId,
  showChecks,
}: {
  userId: string
  showChecks: ShowChecks
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(connectionsQuery(userId))
  if (query.isPending) return <Skeleton shape="block" />
  if (query.isError)
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={() => void query.refetch()}>
            {shared[language].retry}
          </Button>
        }
      >
        {shared[language].loadFailed}
      </InlineAlert>
    )
  const connect = <LinkButton to="/create/connect">{words.connect}</LinkButton>
  if (query.data.length === 0)
    return (
      <EmptyState title={words.empty} action={connect}>
        {words.emptyText}
      </EmptyState>
    )
  return (
    <section className={styles.list} aria-labelledby="connections">
      <div className={styles.head}>
        <div>
          <h2 id="connections">{words.title}</h2>
          <p className={styles.small}>{words.line}</p>
        </div>
        {connect}
      </div>
      <ul className={styles.list}>
        {query.data.map((connection) => (
          <ConnectionItem
            key={connection.id}
            connection={connection}
            userId={userId}
            showChecks={showChecks}
          />
        ))}
      </ul>
    </section>
  )
}
