import type { forge } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Panel, PanelButtons, PanelFacts } from '../ui/panel.tsx'
import { alertUser } from '../ui/toast.tsx'
import { Reasons } from './check-list.tsx'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './publish-messages.ts'
import { useWithdrawAgent } from './queries.ts'

/** Waits for a moderator: why, how to fix it, and the way to take it back. */
export function PendingPanel(props: {
  userId: string
  id: string
  checks: readonly forge.Check[]
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const withdraw = useWithdrawAgent(props.userId, props.id)
  const reasons = props.checks.flatMap((check) => check.reasons)
  const takeBack = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => alertUser(words.withdrawn),
      onError: (error) => alertUser(words.actionFailed(forgeFailure(error, language)), 'danger'),
    })
  return (
    <Panel tone="warn" label={words.pendingTitle} icon="clock" title={words.pendingTitle}>
      <p>{words.pendingLine(reasons.length)}</p>
      <Reasons reasons={reasons} />
      <PanelButtons>
        <Button kind="secondary" onClick={takeBack} disabled={withdraw.isPending}>
          {words.withdraw}
        </Button>
        {props.children}
      </PanelButtons>
    </Panel>
  )
}

/** Was rejected: the moderator's words. */
export function RejectionPanel({
  rejection,
  children,
}: {
  rejection: forge.Rejection
  children?: ReactNode
}) {
  const words = messages[useLanguage().language]
  return (
    <Panel tone="danger" label={words.rejectedTitle} icon="warning" title={words.rejectedTitle}>
      <PanelFacts>
        <div>
          <dt>{words.rejectedReason}</dt>
          <dd dir="auto">{rejection.reason}</dd>
        </div>
        <div>
          <dt>{words.rejectedFix}</dt>
          <dd dir="auto">{rejection.how_to_mend}</dd>
        </div>
      </PanelFacts>
      <p>{words.rejectedNext}</p>
      {children && <PanelButtons>{children}</PanelButtons>}
    </Panel>
  )
}
