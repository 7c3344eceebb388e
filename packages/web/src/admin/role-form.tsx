import type { admin } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { roleNames } from '../language/role-names.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { usePersonChange } from './people-queries.ts'
import { roles } from './people-url-state.ts'
import { messages } from './person-messages.ts'
import styles from './person-panel.module.css'

/** The founder's role is offered only to show that of the founder (specification section 5). */
export function RoleForm({
  source,
  person,
  isFixed,
}: {
  source: PeopleDataSource
  person: admin.AdminUser
  isFixed: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const names = roleNames[language]
  const [role, setRole] = useState(person.role)
  const [reason, setReason] = useState(source.isLive ? '' : words.demoReason)
  const change = usePersonChange(
    source,
    (api, given: admin.GivenRole) =>
      api.setRole({ id: person.id, role: given, reason: reason.trim() }),
    {
      onDone: (user) => alertUser(words.roleUpdated(names[user.role])),
      onFailed: () => alertUser(words.roleFailed, 'danger'),
    },
  )
  const isWhole = role !== 'founder' && role !== person.role && reason.trim() !== ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || change.isPending) return
    change.mutate(role)
  }
  const refusal = change.isError && errorMessage(change.error, language, '')

  return (
    <form className={styles.section} onSubmit={submit}>
      <h3 className={styles.title}>{words.roleTitle}</h3>
      <Select
        label={words.newRole}
        value={role}
        disabled={isFixed}
        onChoose={setRole}
        options={roles
          .filter((one) => one !== 'founder' || person.role === 'founder')
          .map((one) => ({ value: one, label: names[one] }))}
      />
      {!isFixed && (
        <>
          <ReasonField
            label={words.reason}
            hint={words.reasonHint}
            value={reason}
            onChange={setReason}
          />
          {refusal && <InlineAlert tone="danger">{refusal}</InlineAlert>}
          <Button type="submit" disabled={!isWhole || change.isPending}>
            {change.isPending ? words.saving : words.save}
          </Button>
        </>
      )}
    </form>
  )
}
