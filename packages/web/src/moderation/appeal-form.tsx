import { moderation } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { PanelButtons } from '../ui/panel.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './appeal-form.module.css'
import { isRefusal } from './is-refusal.ts'
import { messages } from './takedown-messages.ts'
import type { useAppeal } from './takedown-queries.ts'

/** What a creator says to a takedown: once, so it is said beforehand. */
export function AppealForm({ appeal }: { appeal: ReturnType<typeof useAppeal> }) {
  const words = messages[useLanguage().language]
  const [written, setWritten] = useState('')
  const said = written.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (said && !appeal.isPending) appeal.mutate(said, { onSuccess: () => alertUser(words.sent) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={words.yours}
        hint={words.hint}
        rows={5}
        required
        maxLength={moderation.MAX_APPEAL}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      {appeal.isError && (
        <InlineAlert tone="danger">
          {isRefusal(appeal.error) ? words.refused : words.failed}
        </InlineAlert>
      )}
      <PanelButtons>
        <Button type="submit" disabled={!said || appeal.isPending}>
          {appeal.isPending ? words.sending : words.send}
        </Button>
      </PanelButtons>
    </form>
  )
}
