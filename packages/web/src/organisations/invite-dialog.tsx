import type { organisations } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { EmailField } from '../ui/email-field.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './members-messages.ts'
import styles from './organisation-page.module.css'
import { api } from './queries.ts'
import { roleNames } from './roles-messages.ts'
import { useAdminAction } from './use-action.ts'

export function InviteDialog({
  id,
  open,
  onClose,
}: {
  id: string
  open: boolean
  onClose: () => void
}) {
  const words = messages[useLanguage().language]
  return (
    <Dialog open={open} onClose={onClose} title={words.inviteTitle} description={words.inviteText}>
      <Inviting id={id} onClose={onClose} />
    </Dialog>
  )
}

function Inviting({ id, onClose }: { id: string; onClose: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<organisations.Invitation['role']>('member')
  const invite = useAdminAction(() => api.inviteMember({ id, email: email.trim(), role }))
  const inviteAnother = () => {
    setEmail('')
    invite.reset()
  }
  if (invite.data)
    return (
      <Invited
        email={invite.data.invitation.email}
        link={invite.data.link}
        onAnother={inviteAnother}
        onClose={onClose}
      />
    )
  return (
    <DialogForm
      onSubmit={() => invite.mutate(undefined)}
      onClose={onClose}
      isReady={email.trim() !== ''}
      isBusy={invite.isPending}
      cancel={words.cancel}
      confirm={words.send}
      busy={words.sending}
    >
      <EmailField
        label={words.email}
        required
        maxLength={200}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label={words.role}
        value={role}
        onChoose={setRole}
        options={(['member', 'admin'] as const).map((value) => ({
          value,
          label: roleNames[language][value],
        }))}
      />
    </DialogForm>
  )
}

/** The link is shown this once: the store keeps only what it can be told by. */
function Invited({
  email,
  link,
  onAnother,
  onClose,
}: {
  email: string
  link: string
  onAnother: () => void
  onClose: () => void
}) {
  const words = messages[useLanguage().language]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      alertUser(words.copied)
    } catch {
      alertUser(words.copyFailed, 'danger')
    }
  }
  return (
    <div className={styles.invited}>
      <p role="status">{words.sent(email)}</p>
      <TextField
        label={words.link}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button kind="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
