import { forge, type Language } from '@wakeel/contract'
import { useState } from 'react'
import { shownLanguage } from '../language/agent-content.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'
import { LinesField } from './lines-field.tsx'
import { messages as nameMessages } from './name-messages.ts'
import { PromptsField } from './prompts-field.tsx'
import { isForgotten, renamed } from './renamed.ts'
import type { Change } from './use-edited-content.ts'

interface Edited {
  id: string
  /** Its name as it was saved last. */
  savedName: forge.AgentContent['name']
  content: forge.AgentContent
  change: Change
}

/** Everything that is written in a language, one language at a time; both can be read also while nothing can be changed. */
export function TextFields({ isLocked, ...props }: Edited & { isLocked: boolean }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [open, setOpen] = useState<Language>(() => shownLanguage(props.content, language))
  const tab = (name: Language) => ({
    name,
    label: (
      <>
        <bdi lang={name}>{words.languages[name]}</bdi>
        {props.content.name[name].trim() === '' && (
          <span className={styles.small}> ({words.empty})</span>
        )}
      </>
    ),
    content: (
      <fieldset key={name} className={styles.main} disabled={isLocked}>
        <InLanguage lang={name} {...props} />
      </fieldset>
    ),
  })
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.texts}</h2>
        <p className={styles.small}>{words.textsLine}</p>
      </div>
      <Tabs label={words.texts} open={open} onOpen={setOpen} tabs={[tab('en'), tab('ar')]} />
    </Card>
  )
}

function InLanguage({ id, savedName, content, change, lang }: Edited & { lang: Language }) {
  const { language } = useLanguage()
  const words = messages[language]
  const field = (name: 'short_description' | 'description' | 'full_description', hint?: string) => {
    const value = content[name][lang]
    const max = forge.MAX_TEXT[name]
    return {
      lang,
      value,
      maxLength: max,
      hint: (
        <>
          {hint}{' '}
          <bdi>{`${formatNumber(value.length, language)} / ${formatNumber(max, language)}`}</bdi>
        </>
      ),
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: { ...content[name], [lang]: event.target.value } }),
    }
  }
  const list = (name: 'needs' | 'never') => ({
    lang,
    lines: content[name][lang],
    max: forge.MAX_LIST[name],
    longest: forge.MAX_TEXT.line,
    onChange: (lines: string[]) => change({ [name]: { ...content[name], [lang]: lines } }),
  })
  return (
    <div className={styles.fields}>
      <Names
        lang={lang}
        savedName={savedName}
        name={content.name}
        onChange={(name) => change(renamed(content, name))}
      />
      <TextField label={words.short} {...field('short_description', words.shortHint)} />
      <TextArea
        label={words.description}
        rows={2}
        {...field('description', words.descriptionHint)}
      />
      <TextArea label={words.full} rows={6} {...field('full_description', words.fullHint)} />
      <LinesField label={words.needs} {...list('needs')} />
      <LinesField label={words.never} {...list('never')} />
      <PromptsField
        id={id}
        lang={lang}
        prompts={content.demo_prompts[lang]}
        onChange={(prompts) =>
          change({ demo_prompts: { ...content.demo_prompts, [lang]: prompts } })
        }
      />
    </div>
  )
}

/** The name in both languages, so that neither is forgotten when the other changes. */
function Names(props: {
  lang: Language
  savedName: forge.AgentContent['name']
  name: forge.AgentContent['name']
  onChange: (name: forge.AgentContent['name']) => void
}) {
  const { lang, savedName, name, onChange } = props
  const { language } = useLanguage()
  const words = nameMessages[language]
  const other = lang === 'en' ? 'ar' : 'en'
  const field = (of: Language) => ({
    lang: of,
    value: name[of],
    maxLength: forge.MAX_TEXT.name,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...name, [of]: event.target.value }),
  })
  return (
    <div className={styles.names}>
      <TextField label={messages[language].name} {...field(lang)} />
      <TextField
        label={words.nameIn[other]}
        {...field(other)}
        hint={isForgotten(savedName, name, other) ? words.forgotten[other] : undefined}
      />
    </div>
  )
}
