import { useNavigate } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { record } from '../record.ts'
import { Button } from '../ui/button.tsx'
import { PromptChips } from '../ui/chips.tsx'
import { TextArea } from '../ui/field.tsx'
import styles from './demo-box.module.css'
import { messages } from './messages.ts'

/** Ask an agent from another page: its demo page opens and runs the question at once. */
export function DemoBox({ app }: { app: catalogue.AppCard }) {
  const words = messages[useLanguage().language].today
  const navigate = useNavigate()
  const [question, setQuestion] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)

  const run = (event: SyntheticEvent) => {
    event.preventDefault()
    record('demo_clicked', { app: app.slug })
    void navigate({
      to: '/app-store/$slug/demo',
      params: { slug: app.slug },
      state: { demoInput: question.trim() || undefined },
    })
  }
  const runWithKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(event)
  }
  const pick = (prompt: string) => {
    setQuestion(prompt)
    area.current?.focus()
  }

  return (
    <form className={styles.box} onSubmit={run}>
      <TextArea
        ref={area}
        label={words.ask(app.name)}
        placeholder={words.placeholder}
        rows={2}
        maxLength={20_000}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={runWithKeys}
      />
      <div className={styles.row}>
        <Button type="submit">{words.run}</Button>
        <div className={styles.prompts}>
          <PromptChips label={words.prompts} prompts={app.demo_prompts.slice(0, 3)} onPick={pick} />
        </div>
      </div>
    </form>
  )
}
