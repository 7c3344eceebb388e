import { useQuery } from '@tanstack/react-query'
import type { oauthServer } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import { ConnectedApp } from './connected-app.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { EditGrantDialog } from './edit-grant-dialog.tsx'
import { messages } from './messages.ts'
import styles from './oauth-server.module.css'
import { grantsQuery } from './queries.ts'

/** The programs that a person allowed to act for them. */
export function ConnectedApps({ userId }: { userId: string }) {
  const words = messages[useLanguage().language]
  const [leaving, setLeaving] = useState<oauthServer.OAuthGrant>()
  const [edited, setEdited] = useState<oauthServer.OAuthGrant>()
  return (
    <section className={styles.apps}>
      <div>
        <h2>{words.connected}</h2>
        <p className={styles.small}>{words.connectedLine}</p>
      </div>
      <Apps userId={userId} onEdit={setEdited} onDisconnect={setLeaving} />
      {edited && <EditGrantDialog grant={edited} onClose={() => setEdited(undefined)} />}
      {leaving && <DisconnectDialog grant={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function Apps({
  userId,
  onEdit,
  onDisconnect,
}: {
  userId: string
  onEdit: (grant: oauthServer.OAuthGrant) => void
  onDisconnect: (grant: oauthServer.OAuthGrant) => void
}) {
  const words = messages[useLanguage().language]
  const query = useQuery(grantsQuery(userId))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <ul className={styles.list} aria-label={words.connected}>
      {query.data.map((grant) => (
        <li key={grant.id}>
          <ConnectedApp
            grant={grant}
            onEdit={() => onEdit(grant)}
            onDisconnect={() => onDisconnect(grant)}
          />
        </li>
      ))}
    </ul>
  )
}
