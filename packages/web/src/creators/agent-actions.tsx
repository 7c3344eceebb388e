import { useQueryClient } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useUnpublishAgent } from '../forge/queries.ts'
import { useLanguage } from '../shell/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './agents-section.module.css'
import { text } from './agents-text.ts'

/** What can be done with an agent; it can only be viewed while it is in the store. */
export function AgentActions({ agent, userId }: { agent: creators.CreatorAgent; userId: string }) {
  const words = text[useLanguage().language]
  const { id, slug, is_listed } = agent
  const name = agent.name || words.untitled
  // What is listed is never changed: its editor opens the next version.
  const edits = is_listed && agent.open_status === null
  return (
    <span className={styles.actions}>
      {is_listed && (
        <LinkButton kind="quiet" size="small" to="/app-store/$slug" params={{ slug }} aria-label={words.viewAgent(name)}>
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
    </span>
  )
}

function Unpublish({ id, name, userId }: { id: string; name: string; userId: string }) {
  const words = text[useLanguage().language]
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const unpublish = useUnpublishAgent(userId, id)
  const confirm = () =>
    unpublish.mutate(undefined, {
      onSuccess: () => {
        alertUser(words.unpublished(name))
        void queryClient.invalidateQueries({ queryKey: ['creators'] })
      },
      onError: () => alertUser(words.unpublishFailed, 'danger'),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button kind="quiet" size="small" aria-label={words.unpublishAgent(name)} onClick={() => setAsking(true)}>
        {words.unpublish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={words.question(name)}
        description={words.consequences}
        confirm={words.unpublish}
        cancel={words.keep}
        busy={unpublish.isPending}
      />
    </>
  )
}
