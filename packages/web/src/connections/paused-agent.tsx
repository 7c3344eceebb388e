import type { connections, forge } from '@wakeel/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Panel, PanelButtons } from '../ui/panel.tsx'
import { alertUser } from '../ui/toast.tsx'
import { ChangeList } from './change-list.tsx'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { messages } from './paused-messages.ts'
import { useApproveChanges, useKeepPaused } from './queries.ts'

export type ShowChecks = (checks: readonly forge.Check[]) => ReactNode

interface Paused {
  userId: string
  connectionId: string
  paused: connections.PausedAgent
  showChecks: ShowChecks
}

/** An agent that nobody can run: what has changed where it is executed, and what its creator does about it. */
export function PausedAgent({ userId, connectionId, paused, showChecks }: Paused) {
  const { language } = useLanguage()
  const words = messages[language]
  const { agent, changes, injections, fingerprint, kept_at } = paused
  const name = agent.name[language]
  const approve = useApproveChanges()
  const keep = useKeepPaused(userId, connectionId)
  const [failed, setFailed] = useState<readonly forge.Check[]>([])
  const isBusy = approve.isPending || keep.isPending
  const onError = (error: Error) => alertUser(connectionFailure(error, language), 'danger')

  const approveNow = () =>
    approve.mutate(
      { id: agent.id, fingerprint },
      {
        onSuccess: ({ is_approved, checks }) => {
          setFailed(checks.filter(({ passed }) => !passed))
          if (is_approved) alertUser(words.approved(name))
        },
        onError,
      },
    )
  const keepNow = () =>
    keep.mutate(
      { app_id: agent.id, fingerprint },
      { onSuccess: () => alertUser(words.keptNow(name)), onError },
    )

  return (
    <Panel tone="warn" label={words.title(name)} icon="warning" title={words.title(name)}>
      <p>{words.line(formatMoment(paused.paused_at, language))}</p>
      {kept_at && <p className={styles.small}>{words.kept(formatMoment(kept_at, language))}</p>}
      {changes.length === 0 ? <p>{words.again}</p> : <ChangeList changes={changes} />}
      {injections.length > 0 && <Injections injections={injections} />}
      {failed.length > 0 && (
        <div role="alert">
          <p>{words.refused}</p>
          <Suspense>{showChecks(failed)}</Suspense>
        </div>
      )}
      <PanelButtons>
        <Button disabled={isBusy} aria-label={words.approveOf(name)} onClick={approveNow}>
          {approve.isPending ? words.approving : words.approve}
        </Button>
        <Button
          kind="secondary"
          disabled={isBusy}
          aria-label={words.keepOf(name)}
          onClick={keepNow}
        >
          {words.keep}
        </Button>
      </PanelButtons>
    </Panel>
  )
}

function Injections({ injections }: Pick<connections.PausedAgent, 'injections'>) {
  const words = messages[useLanguage().language]
  return (
    <div>
      <h3>{words.injections}</h3>
      <ul className={styles.changes}>
        {injections.map((found) => (
          <li key={JSON.stringify(found)} className={styles.change}>
            <p>
              <strong>{words.orders[found.kind]}</strong>{' '}
              <bdi className={styles.small}>{found.tool ?? words.itself}</bdi>
            </p>
            <pre className={styles.passage} dir="auto">
              {found.passage}
            </pre>
          </li>
        ))}
      </ul>
    </div>
  )
}
