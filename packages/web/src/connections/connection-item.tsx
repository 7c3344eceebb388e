import { Link } from '@tanstack/react-router'
import type { connections } from '@wakeel/contract'
import { useState } from 'react'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AuthorisationButtons } from './authorisation-buttons.tsx'
import { connectionFailure, healthMessage } from './connection-failure.ts'
import styles from './connections.module.css'
import { messages } from './connections-list-messages.ts'
import { EditDialog } from './edit-dialog.tsx'
import { messages as shared } from './messages.ts'
import { OwnershipPanel } from './ownership-panel.tsx'
import { useCheckConnection, useDeleteConnection } from './queries.ts'

type Asked = 'verify' | 'edit' | 'delete'

export function ConnectionItem({
  connection,
  userId,
}: {
  connection: connections.Connection
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const check = useCheckConnection(userId, connection.id)
  const remove = useDeleteConnection(userId, connection.id, () => alertUser(words.deleted))
  const onError = (error: unknown) => alertUser(connectionFailure(error, language), 'danger')
  const { id, kind, verified_at, used_by } = connection
  const { name } = connection.description

  const checkNow = () =>
    check.mutate(undefined, {
      onSuccess: ({ health }) =>
        health.error === null
          ? alertUser(words.fine(name))
          : alertUser(healthMessage(health.error, language), 'danger'),
      onError,
    })
  const askToDelete = () =>
    used_by.length === 0
      ? setAsked('delete')
      : alertUser(healthMessage('connections.in_use', language), 'danger')

  return (
    <li>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <div className={styles.badges}>
            <Badge>{shared[language].kinds[kind]}</Badge>
            {verified_at ? (
              <Badge tone="gold" icon="check">
                {shared[language].ownership.verified}
              </Badge>
            ) : (
              <Badge>{words.notVerified}</Badge>
            )}
          </div>
        </div>
        <Health health={connection.health} />
        <ConnectionFacts connection={connection} />
        <div className={styles.buttons}>
          <LinkButton
            kind="secondary"
            size="small"
            to="/create/connect"
            search={{ connection: id }}
            aria-label={words.makeAgentOf(name)}
          >
            {words.makeAgent}
          </LinkButton>
          <Button
            kind="secondary"
            size="small"
            disabled={check.isPending}
            aria-label={words.checkOf(name)}
            onClick={checkNow}
          >
            {check.isPending ? words.checking : words.check}
          </Button>
          {connection.credential.kind === 'oauth' && (
            <AuthorisationButtons connection={connection} userId={userId} />
          )}
          {!verified_at && (
            <Button
              kind="secondary"
              size="small"
              aria-label={words.verifyOf(name)}
              onClick={() => setAsked('verify')}
            >
              {words.verify}
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            aria-label={words.editOf(name)}
            onClick={() => setAsked('edit')}
          >
            {words.edit}
          </Button>
          <Button kind="quiet" size="small" aria-label={words.deleteOf(name)} onClick={askToDelete}>
            {words.delete}
          </Button>
        </div>
      </Card>
      <Dialog
        open={asked === 'verify'}
        onClose={close}
        title={shared[language].ownership.title}
        actions={
          <Button kind="secondary" onClick={close}>
            {words.close}
          </Button>
        }
      >
        <OwnershipPanel connection={connection} userId={userId} />
      </Dialog>
      <EditDialog open={asked === 'edit'} onClose={close} connection={connection} userId={userId} />
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title={words.deleteTitle(name)}
        description={words.deleteText}
        confirm={words.deleteConfirm}
        cancel={words.keep}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: (error) => {
              close()
              onError(error)
            },
          })
        }
      />
    </li>
  )
}

function Health({ health: { error, checked_at } }: Pick<connections.Connection, 'health'>) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <div>
      <p className={styles.health} data-healthy={error === null}>
        {error === null
          ? words.healthy
          : error === 'connections.authorisation_needed'
            ? words.unauthorised
            : words.unhealthy}
        <span className={styles.small}>{words.checkedAt(formatMoment(checked_at, language))}</span>
      </p>
      {error !== null && <p className={styles.small}>{healthMessage(error, language)}</p>}
    </div>
  )
}

function ConnectionFacts({
  connection: { address, model, used_by },
}: {
  connection: connections.Connection
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <dl className={styles.facts}>
      <div className={styles.wide}>
        <dt>{words.address}</dt>
        <dd>
          <bdi dir="ltr">{address}</bdi>
        </dd>
      </div>
      {model && (
        <div>
          <dt>{words.model}</dt>
          <dd>
            <bdi>{model}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.usedBy}</dt>
        {used_by.length === 0 && <dd>{words.unused}</dd>}
        {used_by.map((agent) => (
          <dd key={agent.id}>
            <Link to="/creator/agents/$id" params={{ id: agent.id }} className={styles.link}>
              <bdi>{agent.name[language]}</bdi>
            </Link>
          </dd>
        ))}
      </div>
    </dl>
  )
}
