import type { organisations } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { draftOf, isSameCap, readCap } from './cap-draft.ts'
import { CapFields } from './cap-fields.tsx'
import { messages } from './members-messages.ts'
import styles from './organisation-page.module.css'
import { api } from './queries.ts'
import { roleNames } from './roles-messages.ts'
import { useAdminAction } from './use-action.ts'

/** A member's role and cap, saved together; what did not change is not sent. */
export function MemberForm(props: {
  id: string
  member: organisations.Member
  onClose: () => void
  onRemove: (() => void) | undefined
  onMakeOwner: (() => void) | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { id, member } = props
  const [role, setRole] = useState(member.role)
  const [draft, setDraft] = useState(draftOf(member.cap))
  const cap = readCap(draft)
  const save = useAdminAction(
    async (cap: organisations.Cap) => {
      const of = { id, user: member.user_id }
      if (!isSameCap(cap, member.cap)) await api.setMemberCap({ ...of, ...cap })
      // Last, as whoever is no admin any more cannot set a cap.
      if (role !== member.role) await api.setMemberRole({ ...of, role })
    },
    () => {
      alertUser(words.saved(member.name))
      props.onClose()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cap && !save.isPending) save.mutate(cap)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {member.role === 'owner' ? (
        <p className={styles.small}>{words.ownerStays}</p>
      ) : (
        <Select
          label={words.role}
          value={role}
          onChoose={setRole}
          options={(['member', 'admin'] as const).map((value) => ({
            value,
            label: roleNames[language][value],
          }))}
        />
      )}
      <CapFields draft={draft} onChange={setDraft} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={!cap || save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
        {props.onMakeOwner && (
          <Button kind="secondary" onClick={props.onMakeOwner}>
            {words.makeOwner}
          </Button>
        )}
        {props.onRemove && (
          <Button kind="danger" onClick={props.onRemove}>
            {words.remove}
          </Button>
        )}
        <Button kind="quiet" onClick={props.onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
