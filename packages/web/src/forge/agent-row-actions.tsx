import { useQueryClient } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './agent-row-actions.module.css'
import { messages } from './agent-row-messages.ts'
import { isDeletable } from './delete-drafts.tsx'
import { useDiscardDraft, useUnpublishAgent } from './queries.ts'

/** What can be done with an agent; it can only be viewed while it is in the store. */
export function AgentRowActions({
  agent,
  userId,
}: {
  agent: creators.CreatorAgent
  userId: string
}) {
  const words = messages[useLanguage().language]
  const { id, slug, is_listed } = agent
  const name = agent.name || words.untitled
  // What is listed is never changed: its editor opens the next version.
  const edits = is_listed && agent.open_status === null
  return (
    <span className={styles.actions}>
      {is_listed && (
        <LinkButton
          kind="quiet"
          size="small"
          to="/app-store/$slug"
          params={{ slug }}
          aria-label={words.viewAgent(name)}
        >
          {words.view}
        </LinkButton>
      )}
      <LinkButton
        kind="quiet"
        size="small"
        to="/creator/agents/$id"
        params={{ id }}
        aria-label={edits ? words.newVersionOf(name) : words.editAgent(name)}
      >
        {edits ? words.newVersion : words.edit}
      </LinkButton>
      {is_listed && <Unpublish id={id} name={name} userId={userId} />}
      {isDeletable(agent) && <DeleteDraft id={id} name={name} userId={userId} />}
    </span>
  )
}

interface NamedAgent {
  id: string
  name: string
  userId: string
}

function Unpublish({ id, name, userId }: NamedAgent) {
  const words = messages[useLanguage().language]
  return (
    <ConfirmedAction
      change={useUnpublishAgent(userId, id)}
      wording={{
        action: words.unpublish,
        actionOn: words.unpublishAgent(name),
        question: words.question(name),
        consequences: words.consequences,
        keep: words.keep,
        done: words.unpublished(name),
        failed: words.unpublishFailed,
      }}
    />
  )
}

function DeleteDraft({ id, name, userId }: NamedAgent) {
  const words = messages[useLanguage().language]
  return (
    <ConfirmedAction
      change={useDiscardDraft(userId, id)}
      wording={{
        action: words.remove,
        actionOn: words.removeAgent(name),
        question: words.removeQuestion(name),
        consequences: words.removeConsequences,
        keep: words.removeKeep,
        done: words.removed(name),
        failed: words.removeFailed,
      }}
    />
  )
}

type ActionMessage =
  | 'action'
  | 'actionOn'
  | 'question'
  | 'consequences'
  | 'keep'
  | 'done'
  | 'failed'

/** Done only once it is confirmed. */
function ConfirmedAction({
  change,
  wording,
}: {
  change: ReturnType<typeof useUnpublishAgent>
  wording: Record<ActionMessage, string>
}) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const confirm = () =>
    change.mutate(undefined, {
      onSuccess: () => {
        alertUser(wording.done)
        void queryClient.invalidateQueries({ queryKey: ['creators'] })
      },
      onError: () => alertUser(wording.failed, 'danger'),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={wording.actionOn}
        onClick={() => setAsking(true)}
      >
        {wording.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={wording.question}
        description={wording.consequences}
        confirm={wording.action}
        cancel={wording.keep}
        busy={change.isPending}
      />
    </>
  )
}
