import { useQuery } from '@tanstack/react-query'
import type { apiKeys } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { SecretDialog } from '../ui/secret-dialog.tsx'
import { EmptyState } from '../ui/state.tsx'
import styles from './api-keys.module.css'
import { type KeyAction, KeyCard } from './key-card.tsx'
import { EditKeyDialog, NewKeyDialog, RevokeKeyDialog, RotateKeyDialog } from './key-dialogs.tsx'
import { messages } from './messages.ts'
import { apiKeysQuery } from './queries.ts'

type Requested =
  | { action: 'create' }
  | { action: 'secret'; secret: string }
  | { action: KeyAction; apiKey: apiKeys.ApiKey }

/** The keys of a person, or of an organisation whose owner pays for what they run. */
export function KeysTab({ userId, organisation }: { userId: string; organisation?: string }) {
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
      <Keys
        userId={userId}
        organisation={organisation}
        onAsk={(action, apiKey) => setRequested({ action, apiKey })}
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

function Keys({
  userId,
  organisation,
  onAsk,
}: {
  userId: string
  organisation: string | undefined
  onAsk: (action: KeyAction, apiKey: apiKeys.ApiKey) => void
}) {
  const words = messages[useLanguage().language]
  const query = useQuery(apiKeysQuery(userId, organisation))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  const active = query.data.filter(({ status }) => status === 'active')
  const over = query.data.filter(({ status }) => status !== 'active')
  const list = (keys: readonly apiKeys.ApiKey[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {keys.map((apiKey) => (
        <li key={apiKey.id}>
          <KeyCard
            apiKey={apiKey}
            isOwn={apiKey.by.id === userId}
            onAsk={(action) => onAsk(action, apiKey)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(active, words.title)}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{words.over}</summary>
          {list(over, words.over)}
        </details>
      )}
    </>
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
      return <NewKeyDialog organisation={organisation} onClose={onClose} onMade={onMade} />
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
      return <EditKeyDialog apiKey={requested.apiKey} onClose={onClose} />
    case 'rotate':
      return <RotateKeyDialog apiKey={requested.apiKey} onClose={onClose} onMade={onMade} />
    case 'revoke':
      return <RevokeKeyDialog apiKey={requested.apiKey} onClose={onClose} />
  }
}
