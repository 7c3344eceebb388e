import { useNavigate } from '@tanstack/react-router'
import type { forge } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './editor-messages.ts'
import { forgeFailure } from './forge-failure.ts'
import { useDiscardDraft, useUnpublishAgent } from './queries.ts'
import styles from './versions-card.module.css'

/** What happens to an agent as a whole: seen in the store, taken out of it, its draft thrown away. */
export function AgentActions(props: {
  userId: string
  agent: forge.EditedAgent
  onDiscarded: (agent: forge.EditedAgent) => void
}) {
  const { agent } = props
  const { language } = useLanguage()
  const words = messages[language]
  const navigate = useNavigate()
  const [requested, setRequested] = useState<'unpublish' | 'discard'>()
  const unpublish = useUnpublishAgent(props.userId, agent.id)
  const discard = useDiscardDraft(props.userId, agent.id)
  const wasPublished = agent.versions.some(({ status }) => status === 'published')
  const close = () => setRequested(undefined)
  const onError = (error: unknown) => {
    close()
    alertUser(words.actionFailed(forgeFailure(error, language)), 'danger')
  }

  const confirmUnpublish = () =>
    unpublish.mutate(undefined, {
      onSuccess: () => {
        close()
        alertUser(words.unpublished)
      },
      onError,
    })
  const confirmDiscard = () =>
    discard.mutate(undefined, {
      onSuccess: (left) => {
        close()
        alertUser(left ? words.discarded : words.deleted)
        if (left) props.onDiscarded(left)
        else void navigate({ to: '/creator', ignoreBlocker: true })
      },
      onError,
    })

  if (!agent.is_listed && !agent.open) return null
  return (
    <Card className={styles.card}>
      {agent.is_listed && (
        <>
          <LinkButton to="/app-store/$slug" params={{ slug: agent.slug }} kind="secondary">
            {words.view}
          </LinkButton>
          <Button kind="secondary" onClick={() => setRequested('unpublish')}>
            {words.unpublish}
          </Button>
        </>
      )}
      {agent.open && (
        <Button kind="secondary" onClick={() => setRequested('discard')}>
          {wasPublished ? words.discard : words.deleteAgent}
        </Button>
      )}
      <ConfirmDialog
        open={requested === 'unpublish'}
        onClose={close}
        onConfirm={confirmUnpublish}
        title={words.unpublishTitle}
        description={words.unpublishLine}
        confirm={words.unpublish}
        cancel={words.cancel}
        busy={unpublish.isPending}
      />
      <ConfirmDialog
        open={requested === 'discard'}
        onClose={close}
        onConfirm={confirmDiscard}
        title={wasPublished ? words.discardTitle(agent.open?.number ?? 0) : words.deleteTitle}
        description={wasPublished ? words.discardLine : words.deleteLine}
        confirm={wasPublished ? words.discard : words.deleteAgent}
        cancel={words.cancel}
        busy={discard.isPending}
      />
    </Card>
  )
}
