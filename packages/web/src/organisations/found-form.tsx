import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './organisations-messages.ts'
import styles from './organisations-page.module.css'
import { api } from './queries.ts'
import { useAdminAction } from './use-action.ts'

export const MAX_NAME = 80

/** Leads to the organisation once it is founded. */
export function FoundForm() {
  const words = messages[useLanguage().language]
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const found = useAdminAction(api.createOrganisation, ({ organisation: { id, name } }) => {
    alertUser(words.founded(name))
    void navigate({ to: '/organisations/$id', params: { id }, search: {} })
  })
  const isBlank = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !found.isPending) found.mutate({ name: name.trim() })
  }
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.foundTitle}</h2>
        <p className={styles.line}>{words.foundText}</p>
      </div>
      <form className={styles.found} onSubmit={submit}>
        <TextField
          label={words.name}
          autoComplete="organization"
          maxLength={MAX_NAME}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={isBlank || found.isPending}>
          {found.isPending ? words.founding : words.found}
        </Button>
      </form>
    </Card>
  )
}
