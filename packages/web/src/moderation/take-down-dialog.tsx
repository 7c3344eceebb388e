import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import { messages } from './reports-messages.ts'
import { TakedownReasonFields } from './takedown-reason-fields.tsx'
import type { TrustDataSource } from './trust-data-source.ts'

type Reason = Exclude<moderation.TakedownReason, 'creator_suspended'>
const reasons: readonly Reason[] = [
  'wrong_answers',
  'harmful',
  'misleading',
  'privacy',
  'copyright',
  'spam',
  'unlawful',
  'other',
]

interface TakingDown {
  source: TrustDataSource
  app: moderation.ReportedApp['app']
  /** What most reports say. */
  usual: Reason
  onClose: () => void
  /** Where to go when it is done; without it the dialog only closes. */
  onDone?: () => void
}

/** Takes an agent out of the store and tells its creator why. */
export function TakeDownDialog({ open, ...props }: TakingDown & { open: boolean }) {
  const words = messages[useLanguage().language]
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={words.takeDownTitle(props.app.name)}
      description={words.takeDownLine}
    >
      <TakeDownForm {...props} />
    </Dialog>
  )
}

function TakeDownForm({ source, app, usual, onClose, onDone }: TakingDown) {
  const words = messages[useLanguage().language]
  const [reason, setReason] = useState(usual)
  const [note, setNote] = useState('')
  const said = note.trim()
  return (
    <AdminActionForm
      source={source}
      action={said ? (api) => api.takeDownApp({ id: app.id, reason, note: said }) : undefined}
      confirm={words.takeDown}
      isDanger
      done={words.takenDown(app.name)}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <TakedownReasonFields
        reasons={reasons}
        reason={reason}
        onReason={setReason}
        note={note}
        onNote={setNote}
      />
    </AdminActionForm>
  )
}
