import type { admin } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { Notice } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { usePersonChange } from './people-queries.ts'
import type { PeopleSource } from './people-source.ts'
import styles from './person-panel.module.css'
import { text } from './person-text.ts'
import { refusalSentence } from './refusal-sentence.ts'

interface Asked {
  source: PeopleSource
  person: admin.AdminUser
  onClose: () => void
}

/** Asks before somebody is suspended, or let in again, and why. */
export function AccessDialog({ open, ...asked }: Asked & { open: boolean }) {
  const words = text[useLanguage().language]
  const isSuspended = asked.person.status === 'suspended'
  const { name } = asked.person
  return (
    <Dialog
      open={open}
      onClose={asked.onClose}
      title={isSuspended ? words.restoreTitle(name) : words.suspendTitle(name)}
      description={isSuspended ? words.restoreLine : words.suspendLine}
    >
      <Reason {...asked} />
    </Dialog>
  )
}

function Reason({ source, person, onClose }: Asked) {
  const { language } = useLanguage()
  const words = text[language]
  const [isRestoring] = useState(person.status === 'suspended')
  const [reason, setReason] = useState(source.isLive ? '' : words.demoReason)
  const change = usePersonChange(
    source,
    (api, why: string) =>
      isRestoring ? api.restorePerson({ id: person.id, reason: why }) : api.suspendPerson({ id: person.id, reason: why }),
    {
      onDone: ({ name }) => {
        alertUser(isRestoring ? words.restored(name) : words.suspended(name))
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '' || change.isPending) return
    change.mutate(reason.trim())
  }
  const refusal = change.isError && refusalSentence(change.error, language)
  const idle = isRestoring ? words.restore : words.suspend

  return (
    <form className={styles.form} onSubmit={submit}>
      <ReasonField label={words.reason} hint={words.reasonHint} value={reason} onChange={setReason} />
      {change.isError && (
        <Notice tone="danger">
          {isRestoring ? words.restoreFailed : words.suspendFailed} {refusal}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" kind={isRestoring ? 'primary' : 'danger'} disabled={reason.trim() === '' || change.isPending}>
          {change.isPending ? (isRestoring ? words.restoring : words.suspending) : idle}
        </Button>
      </div>
    </form>
  )
}
