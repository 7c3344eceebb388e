import { runs } from '@wakeel/contract'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { prepareResult } from '../answers/run-result.tsx'
import type { RunState } from '../answers/use-run.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { PromptChips } from '../ui/chips.tsx'
import { TextArea } from '../ui/field.tsx'
import { keepQuestion, keptWork } from './kept-question.ts'
import { messages } from './messages.ts'
import styles from './run-form.module.css'

const PROMPTS_SHOWN = 3

/** Whether a request can be sent as it stands, once trimmed. */
export const isRunnable = (request: string) =>
  request !== '' && request.length <= runs.DEMO_INPUT_MAX_LENGTH

/**
 * Where a request is written and run, whatever pays for it. `execute` are the words on the button; `isBlocked` while
 * something stands in the way of another run.
 */
export function RunForm(props: {
  slug: string
  prompts: readonly string[]
  arrivedWith?: string | undefined
  run: RunState
  onRun: (input: string) => void
  onCancel: () => void
  execute: string
  isBlocked: boolean
  /** What remains or what it costs, at the end of the row of buttons. */
  terms: ReactNode
  cancelled: string
  /** The same once text of the answer had come. */
  cancelledLate: string
  children: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [input, setInput] = useState(
    () => props.arrivedWith ?? keptWork(props.slug)?.question ?? '',
  )
  const area = useRef<HTMLTextAreaElement>(null)
  const isRunning = props.run.status === 'running'
  const request = input.trim()
  const isTooLong = request.length > runs.DEMO_INPUT_MAX_LENGTH
  const canExecute = isRunnable(request) && !isRunning && !props.isBlocked
  const prompts = props.prompts.slice(0, PROMPTS_SHOWN)
  useEffect(() => keepQuestion(props.slug, input), [props.slug, input])

  const execute = () => {
    if (canExecute) props.onRun(request)
  }

  const write = (request: string) => {
    prepareResult()
    setInput(request)
  }

  const pick = (prompt: string) => {
    write(prompt)
    area.current?.focus()
  }

  const runOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    execute()
  }

  return (
    <div className={styles.form}>
      <section className={styles.ask} aria-label={words.input}>
        {prompts.length > 0 && (
          <div className={styles.prompts}>
            <h2 className={styles.small}>{words.prompts}</h2>
            <PromptChips label={words.prompts} prompts={prompts} onPick={pick} />
          </div>
        )}
        <TextArea
          ref={area}
          label={words.input}
          placeholder={words.placeholder}
          value={input}
          error={isTooLong && words.tooLong(formatNumber(runs.DEMO_INPUT_MAX_LENGTH, language))}
          onChange={(event) => write(event.target.value)}
          onKeyDown={runOnShortcut}
          autoFocus
        />
        <div className={styles.actions}>
          <Button onClick={execute} disabled={!canExecute} aria-busy={isRunning}>
            {isRunning ? words.executing : props.execute}
          </Button>
          {props.run.status === 'running' && props.run.canCancel && (
            <Button kind="secondary" onClick={props.onCancel}>
              {words.cancel}
            </Button>
          )}
          <span className={styles.shortcut}>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> {words.shortcut}
          </span>
          {props.terms}
        </div>
        {props.run.status === 'idle' && props.run.wasCancelled && (
          <p className={styles.line} role="status">
            {props.run.hadText ? props.cancelledLate : props.cancelled}
          </p>
        )}
      </section>
      {props.children}
    </div>
  )
}
