import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { draftOf, isSameCap, readCap } from './cap-draft.ts'
import { CapFields } from './cap-fields.tsx'
import { FarewellCard } from './farewell-card.tsx'
import { MAX_NAME } from './found-form.tsx'
import type { InOrganisation } from './in-organisation.ts'
import styles from './organisation-page.module.css'
import { api } from './queries.ts'
import { isManaging } from './role-badge.tsx'
import { messages } from './settings-messages.ts'
import { useAdminAction } from './use-action.ts'

/** Name and cap for those who manage the organisation, and the way out of it. */
export function SettingsTab(props: InOrganisation) {
  const { organisation } = props
  return (
    <div className={styles.sections}>
      {isManaging(organisation.role) && (
        <>
          <NameCard key={`name ${organisation.name}`} {...props} />
          <CapCard key={JSON.stringify(organisation.cap)} {...props} />
        </>
      )}
      <FarewellCard {...props} />
    </div>
  )
}

function NameCard({ organisation: { id, name: saved } }: InOrganisation) {
  const words = messages[useLanguage().language]
  const [name, setName] = useState(saved)
  const save = useAdminAction(api.renameOrganisation, () => alertUser(words.name.saved))
  const canSave = name.trim() !== '' && name.trim() !== saved && !save.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) save.mutate({ id, name: name.trim() })
  }
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{words.name.title}</h2>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={words.name.label}
          autoComplete="organization"
          maxLength={MAX_NAME}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="secondary" disabled={!canSave}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}

function CapCard({ organisation: { id, cap: saved } }: InOrganisation) {
  const words = messages[useLanguage().language]
  const [draft, setDraft] = useState(draftOf(saved))
  const cap = readCap(draft)
  const save = useAdminAction(api.setOrganisationCap, () => alertUser(words.cap.saved))
  const canSave = cap !== undefined && !isSameCap(cap, saved) && !save.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (cap && canSave) save.mutate({ id, ...cap })
  }
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.cap.title}</h2>
        <p className={styles.small}>{words.cap.line}</p>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          <CapFields draft={draft} onChange={setDraft} />
        </div>
        <Button type="submit" kind="secondary" disabled={!canSave}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  )
}
