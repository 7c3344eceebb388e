import { forge, type Language } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './agent-preview.module.css'
import { forgeFailure } from './forge-failure.ts'
import { IconField } from './icon-field.tsx'
import { messages as nameMessages } from './name-messages.ts'
import { messages } from './preview-messages.ts'
import { useSaveAgent } from './queries.ts'
import { isForgotten, renamed } from './renamed.ts'

const texts = ['name', 'short_description', 'description'] as const

/** The texts that everybody sees first, in the language that is shown. */
export function QuickEdit(props: {
  userId: string
  agent: forge.EditedAgent
  shown: Language
  onClose: () => void
}) {
  const { agent, shown } = props
  const { language } = useLanguage()
  const words = messages[language]
  const other = shown === 'en' ? 'ar' : 'en'
  const [edited, setEdited] = useState(() => ({
    emoji: agent.content.emoji,
    otherName: agent.content.name[other],
    ...(Object.fromEntries(texts.map((name) => [name, agent.content[name][shown]])) as Record<
      (typeof texts)[number],
      string
    >),
  }))
  const save = useSaveAgent(props.userId, agent.id)
  const name = { ...agent.content.name, [shown]: edited.name, [other]: edited.otherName }
  const canSave = edited.emoji.trim() !== '' && edited.name.trim() !== '' && !save.isPending
  const field = (name: (typeof texts)[number]) => ({
    value: edited[name],
    maxLength: forge.MAX_TEXT[name],
    onChange: (event: { target: { value: string } }) =>
      setEdited({ ...edited, [name]: event.target.value }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSave) return
    const { content } = agent
    const said = Object.fromEntries(
      texts.map((name) => [name, { ...content[name], [shown]: edited[name] }]),
    )
    save.mutate(
      {
        revision: agent.open?.revision ?? 0,
        content: {
          ...content,
          ...said,
          ...renamed(content, name),
          emoji: edited.emoji,
        },
      },
      {
        onSuccess: () => {
          alertUser(words.saved)
          props.onClose()
        },
        onError: (error) => alertUser(words.saveFailed(forgeFailure(error, language)), 'danger'),
      },
    )
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={words.editTitle}>
      <IconField
        id={agent.id}
        emoji={edited.emoji}
        onChange={(emoji) => setEdited({ ...edited, emoji })}
      />
      <TextField label={words.name} lang={shown} {...field('name')} required autoFocus />
      <TextField
        label={nameMessages[language].nameIn[other]}
        hint={
          isForgotten(agent.content.name, name, other)
            ? nameMessages[language].forgotten[other]
            : undefined
        }
        lang={other}
        value={edited.otherName}
        maxLength={forge.MAX_TEXT.name}
        onChange={(event) => setEdited({ ...edited, otherName: event.target.value })}
      />
      <TextField label={words.short} lang={shown} {...field('short_description')} />
      <TextArea label={words.description} lang={shown} rows={2} {...field('description')} />
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={props.onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={!canSave}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
