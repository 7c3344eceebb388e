import { useQuery } from '@tanstack/react-query'
import type { webhooks } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { SecretDialog } from '../ui/secret-dialog.tsx'
import { EmptyState } from '../ui/state.tsx'
import { type EndpointAction, EndpointCard } from './endpoint-card.tsx'
import {
  DeleteEndpointDialog,
  EditEndpointDialog,
  NewEndpointDialog,
  RotateSecretDialog,
} from './endpoint-dialogs.tsx'
import { messages } from './messages.ts'
import { webhookEndpointsQuery } from './queries.ts'
import styles from './webhooks.module.css'

type Requested =
  | { action: 'create' }
  | { action: 'secret'; secret: string }
  | { action: EndpointAction; endpoint: webhooks.WebhookEndpoint }

/** Where a person, or an organisation, is told what happens. */
export function WebhooksTab({ userId, organisation }: { userId: string; organisation?: string }) {
  const words = messages[useLanguage().language]
  const [requested, setRequested] = useState<Requested>()
  return (
    <section className={styles.tab}>
      <div className={styles.top}>
        <div>
          <h2>{words.title}</h2>
          <p className={styles.small}>{organisation ? words.ofOrganisation : words.line}</p>
        </div>
        <div className={styles.buttons}>
          <LinkButton kind="secondary" to="/developers">
            {words.docs}
          </LinkButton>
          <Button onClick={() => setRequested({ action: 'create' })}>{words.create}</Button>
        </div>
      </div>
      <Endpoints
        userId={userId}
        organisation={organisation}
        onAsk={(action, endpoint) => setRequested({ action, endpoint })}
      />
      {requested && (
        <Dialogs
          requested={requested}
          organisation={organisation}
          onClose={() => setRequested(undefined)}
          onMade={(secret) => setRequested({ action: 'secret', secret })}
        />
      )}
    </section>
  )
}

function Endpoints({
  userId,
  organisation,
  onAsk,
}: {
  userId: string
  organisation: string | undefined
  onAsk: (action: EndpointAction, endpoint: webhooks.WebhookEndpoint) => void
}) {
  const words = messages[useLanguage().language]
  const query = useQuery(webhookEndpointsQuery(userId, organisation))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <ul className={styles.list} aria-label={words.title}>
      {query.data.map((endpoint) => (
        <li key={endpoint.id}>
          <EndpointCard endpoint={endpoint} onAsk={(action) => onAsk(action, endpoint)} />
        </li>
      ))}
    </ul>
  )
}

function Dialogs({
  requested,
  organisation,
  onClose,
  onMade,
}: {
  requested: Requested
  organisation: string | undefined
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const words = messages[useLanguage().language]
  switch (requested.action) {
    case 'create':
      return <NewEndpointDialog organisation={organisation} onClose={onClose} onMade={onMade} />
    case 'secret':
      return (
        <SecretDialog
          title={words.secretTitle}
          text={words.secretText}
          done={words.secretDone}
          secret={requested.secret}
          onClose={onClose}
        />
      )
    case 'edit':
      return <EditEndpointDialog endpoint={requested.endpoint} onClose={onClose} />
    case 'rotate':
      return <RotateSecretDialog endpoint={requested.endpoint} onClose={onClose} onMade={onMade} />
    case 'delete':
      return <DeleteEndpointDialog endpoint={requested.endpoint} onClose={onClose} />
  }
}
