import type { admin } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { usePersonChange } from './people-queries.ts'
import { messages } from './person-messages.ts'

interface DialogProps {
  source: PeopleDataSource
  person: admin.AdminUser
  onClose: () => void
}

/** Asks before somebody is suspended, or let in again, and why. */
export function AccessDialog({ open, ...props }: DialogProps & { open: boolean }) {
  const words = messages[useLanguage().language]
  const isSuspended = props.person.status === 'suspended'
  const { name } = props.person
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={isSuspended ? words.restoreTitle(name) : words.suspendTitle(name)}
      description={isSuspended ? words.restoreLine : words.suspendLine}
    >
      <Reason {...props} />
    </Dialog>
  )
}

function Reason({ source, person, onClose }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isRestoring] = useState(person.status === 'suspended')
  const [reason, setReason] = useState(source.isLive ? '' : words.demoReason)
  const change = usePersonChange(
    source,
    (api, why: string) =>
      isRestoring
        ? api.restorePerson({ id: person.id, reason: why })
        : api.suspendPerson({ id: person.id, reason: why }),
    {
      onDone: ({ name }) => {
        alertUser(isRestoring ? words.restored(name) : words.suspended(name))
        onClose()
      },
    },
  )
  const failed = isRestoring ? words.restoreFailed : words.suspendFailed

  return (
    <DialogForm
      onSubmit={() => change.mutate(reason.trim())}
      onClose={onClose}
      isReady={reason.trim() !== ''}
      isBusy={change.isPending}
      isDanger={!isRestoring}
      failure={change.isError && `${failed} ${errorMessage(change.error, language, '')}`}
      cancel={words.cancel}
      confirm={isRestoring ? words.restore : words.suspend}
      busy={isRestoring ? words.restoring : words.suspending}
    >
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
      />
    </DialogForm>
  )
}
