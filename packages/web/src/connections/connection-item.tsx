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
import { PausedAgent, type ShowChecks } from './paused-agent.tsx'
import { useCheckConnection, useDeleteConnection } from './queries.ts'
import { SignatureFact } from './signature-fact.tsx'

type DialogName = 'verify' | 'edit' | 'delete'

interface OwnConnection {
  connection: connections.Connection
  userId: string
}

/** `showChecks`: what checks found that did not pass. */
export function ConnectionItem({
  connection,
  userId,
  showChecks,
}: OwnConnection & { showChecks: ShowChecks }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [open, setOpen] = useState<DialogName>()
  const { kind, verified_at } = connection
  const { name } = connection.description
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
        {connection.paused.map((paused) => (
          <PausedAgent
            key={paused.agent.id}
            userId={userId}
            connectionId={connection.id}
            paused={paused}
            showChecks={showChecks}
          />
        ))}
        <ConnectionFacts connection={connection} userId={userId} />
        <ConnectionActions connection={connection} userId={userId} onOpen={setOpen} />
      </Card>
      <ConnectionDialogs
        connection={connection}
        userId={userId}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </li>
  )
}

function ConnectionActions({
  connection,
  userId,
  onOpen,
}: OwnConnection & { onOpen: (dialog: DialogName) => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const check = useCheckConnection(userId, connection.id)
  const { id, verified_at, used_by } = connection
  const { name } = connection.description

  const checkNow = () =>
    check.mutate(undefined, {
      onSuccess: ({ health }) =>
        health.error === null
          ? alertUser(words.fine(name))
          : alertUser(healthMessage(health.error, language), 'danger'),
      onError: (error) => alertUser(connectionFailure(error, language), 'danger'),
    })
  const openDelete = () =>
    used_by.length === 0
      ? onOpen('delete')
      : alertUser(healthMessage('connections.in_use', language), 'danger')

  return (
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
          onClick={() => onOpen('verify')}
        >
          {words.verify}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        aria-label={words.editOf(name)}
        onClick={() => onOpen('edit')}
      >
        {words.edit}
      </Button>
      <Button kind="quiet" size="small" aria-label={words.deleteOf(name)} onClick={openDelete}>
        {words.delete}
      </Button>
    </div>
  )
}

function ConnectionDialogs({
  connection,
  userId,
  open,
  onClose,
}: OwnConnection & { open: DialogName | undefined; onClose: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const remove = useDeleteConnection(userId, connection.id, () => alertUser(words.deleted))
  return (
    <>
      <Dialog
        open={open === 'verify'}
        onClose={onClose}
        title={shared[language].ownership.title}
        actions={
          <Button kind="secondary" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <OwnershipPanel connection={connection} userId={userId} />
      </Dialog>
      <EditDialog
        open={open === 'edit'}
        onClose={onClose}
        connection={connection}
        userId={userId}
      />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={onClose}
        title={words.deleteTitle(connection.description.name)}
        description={words.deleteText}
        confirm={words.deleteConfirm}
        cancel={words.keep}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onError: (error) => {
              onClose()
              alertUser(connectionFailure(error, language), 'danger')
            },
          })
        }
      />
    </>
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

function ConnectionFacts({ connection, userId }: OwnConnection) {
  const { address, model, used_by } = connection
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
      <SignatureFact connection={connection} userId={userId} />
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
