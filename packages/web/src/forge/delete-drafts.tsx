import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './delete-drafts-messages.ts'
import { useDiscardDrafts } from './queries.ts'
import styles from './skills-field.module.css'

/** A draft of an agent that is not in the store. */
export const isDeletable = ({ is_listed, open_status }: creators.CreatorAgent): boolean =>
  !is_listed && open_status === 'draft'

/** Several drafts are chosen and deleted at once; one alone is deleted in its row. */
export function DeleteDrafts({
  agents,
  userId,
}: {
  agents: readonly creators.CreatorAgent[]
  userId: string
}) {
  const words = messages[useLanguage().language]
  const [isOpen, setOpen] = useState(false)
  const drafts = agents.filter(isDeletable)
  const close = () => setOpen(false)
  return (
    <>
      {drafts.length > 1 && (
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={close} title={words.title} description={words.line}>
        <DraftsForm drafts={drafts} userId={userId} onClose={close} />
      </Dialog>
    </>
  )
}

function DraftsForm({
  drafts,
  userId,
  onClose,
}: {
  drafts: readonly creators.CreatorAgent[]
  userId: string
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [picked, setPicked] = useState<readonly string[]>([])
  const remove = useDiscardDrafts(userId)
  const ids = drafts.map(({ id }) => id)
  const chosen = ids.filter((id) => picked.includes(id))
  const submit = () =>
    remove.mutate(chosen, {
      onSuccess: (failed) => {
        const deleted = chosen.length - failed
        if (deleted > 0) alertUser(words.deleted(deleted))
        if (failed > 0) alertUser(words.failed(failed), 'danger')
        onClose()
      },
    })
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      isReady={chosen.length > 0}
      isBusy={remove.isPending}
      isDanger
      cancel={words.keep}
      confirm={words.confirm(chosen.length)}
      busy={words.busy}
    >
      <Fieldset label={words.drafts} labelHidden disabled={remove.isPending}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.length === ids.length}
            onChange={({ target }) => setPicked(target.checked ? ids : [])}
          />
          <span className={styles.name}>{words.all(ids.length)}</span>
        </label>
        <ul className={styles.list}>
          {drafts.map(({ id, name, createdAt }) => (
            <li key={id}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setPicked(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <span>
                  <bdi className={styles.name}>{name || words.untitled}</bdi>
                  <span className={styles.small}>
                    {words.created(formatDate(createdAt, language))}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Fieldset>
    </DialogForm>
  )
}
