import { runs } from '@wakeel/contract'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ResultWords } from '../answers/result-panel.tsx'
import { prepareResult, RunConversation } from '../answers/run-result.tsx'
import { canResend, type Said, type useRun } from '../answers/use-run.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { PromptChips } from '../ui/chips.tsx'
import { TextArea } from '../ui/field.tsx'
import { Correction } from './correction.tsx'
import { DeleteConversation } from './delete-conversation.tsx'
import { messages } from './messages.ts'
import type { Attached } from './read-file.ts'
import styles from './run-form.module.css'
import { useKeptRequest } from './use-kept-request.ts'

type Arrived = typeof import('./message-files.tsx')

const NOTHING: Attached = { files: [] }

/** What a message was sent with, as far as the page still holds it. */
const atHand = (files: Said['files'] = []): Attached => ({
  files: files.filter(({ data }) => data !== undefined),
})

const PROMPTS_SHOWN = 3

/** Whether a request can be sent as it stands, once trimmed. */
export const isRunnable = (request: string) =>
  request !== '' && request.length <= runs.DEMO_INPUT_MAX_LENGTH

interface RunFormProps {
  slug: string
  prompts: readonly string[]
  /** Of files that the agent takes with a message; empty: none. */
  fileTypes: readonly string[]
  arrivedWith?: string | undefined
  talk: ReturnType<typeof useRun>
  execute: string
  isBlocked: boolean
  /** What remains or what it costs, at the end of the row of buttons. */
  terms: ReactNode
  cancelled: string
  /** The same once text of the answer had come. */
  cancelledLate: string
  words: ResultWords
  /** What paid for the answer that is shown. */
  paid?: string | undefined
  isForOrganisation?: boolean
  /** What stands in the way of another run, before the box that waits for it. */
  blockedPanel: ReactNode
  children?: ReactNode
}

/**
 * Where a request is written and run, whatever pays for it, and the conversation that comes of it. `execute` are the words
 * on the button; `isBlocked` while something stands in the way of another run.
 */
export function RunForm(props: RunFormProps) {
  const { run, past, start, again, forget } = props.talk
  const { language } = useLanguage()
  const words = messages[language]
  const [attached, setAttached] = useState(NOTHING)
  const [input, setInput] = useKeptRequest(props.slug, props.arrivedWith, run, (files) => {
    if (attached.files.length === 0) setAttached(atHand(files))
  })
  /** The message that is changed stands after so many turns. */
  const [edited, setEdited] = useState<number>()
  const [isCorrecting, setCorrecting] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  // A keyboard would cover what stands in the way; once nothing does, the box is where one goes on.
  useEffect(() => {
    if (!props.isBlocked && document.activeElement === document.body) area.current?.focus()
  }, [props.isBlocked])
  const MessageFiles = useMessageFiles()
  const isRunning = run.status === 'running'
  const isBegun = run.status !== 'idle' || past.length > 0
  const request = input.trim()
  const isTooLong = request.length > runs.DEMO_INPUT_MAX_LENGTH
  // What cannot be asked any more is not proposed.
  const followUps = props.isBlocked ? [] : followUpsOf(run)
  const canExecute = isRunnable(request) && !isRunning && !props.isBlocked

  const empty = () => {
    setInput('')
    setAttached(NOTHING)
  }

  const execute = () => {
    if (!canExecute) return
    void start(request, { after: edited, files: attached.files })
    empty()
    setEdited(undefined)
    setCorrecting(false)
  }

  const repeat: typeof again = (said, confirmation) => {
    // What came back into the box goes out of it when it is sent again.
    if (request === said) empty()
    return again(said, confirmation)
  }

  const write = (request: string) => {
    prepareResult()
    setInput(request)
  }

  const pick = (prompt: string) => {
    write(prompt)
    area.current?.focus()
  }

  const insert = (text: string) => {
    prepareResult()
    setInput((before) => (before.trim() ? `${before.trimEnd()}\n\n${text}` : text))
    area.current?.focus()
  }

  const edit = ({ input, files }: Said, after: number) => {
    setCorrecting(false)
    setEdited(after)
    pick(input)
    setAttached(atHand(files))
  }

  const beginAnew = () => {
    forget()
    setEdited(undefined)
    setCorrecting(false)
    pick('')
    setAttached(NOTHING)
  }

  // Asked before the box has the focus, so that it is read out with it.
  const correct = () => {
    setEdited(undefined)
    flushSync(() => setCorrecting(true))
    area.current?.focus()
  }

  const runOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    execute()
  }

  return (
    <div className={styles.form}>
      <RunConversation
        past={past}
        run={run}
        onAgain={props.isBlocked || !canResend(run) ? undefined : repeat}
        onEdit={props.isBlocked || isRunning ? undefined : edit}
        onCorrect={props.isBlocked ? undefined : correct}
        words={props.words}
        paid={props.paid}
      />
      {props.blockedPanel}
      <section className={styles.ask} aria-label={words.input}>
        <Suggested
          label={isBegun ? words.followUps : words.prompts}
          prompts={isBegun ? followUps : props.prompts.slice(0, PROMPTS_SHOWN)}
          onPick={pick}
        />
        {edited !== undefined && (
          <p className={styles.line} role="status">
            {words.editing}{' '}
            <Button kind="quiet" size="small" onClick={() => setEdited(undefined)}>
              {words.stopEditing}
            </Button>
          </p>
        )}
        <TextArea
          ref={area}
          label={words.input}
          hint={
            isCorrecting &&
            run.status === 'succeeded' && <Correction answer={run.result.response} />
          }
          placeholder={
            isCorrecting ? words.correctPlaceholder : isBegun ? words.reply : words.placeholder
          }
          value={input}
          error={isTooLong && words.tooLong(formatNumber(runs.DEMO_INPUT_MAX_LENGTH, language))}
          onChange={(event) => write(event.target.value)}
          onKeyDown={runOnShortcut}
          autoFocus={!props.isBlocked}
        />
        <div className={styles.files}>
          {MessageFiles && (
            <MessageFiles
              types={props.fileTypes}
              attached={attached}
              onChange={setAttached}
              onText={insert}
            />
          )}
        </div>
        <Actions
          form={props}
          canExecute={canExecute}
          isBegun={isBegun}
          onExecute={execute}
          onBeginAnew={beginAnew}
        />
        {run.status === 'idle' && run.wasCancelled && (
          <p className={styles.line} role="status">
            {run.hadText ? props.cancelledLate : props.cancelled}
          </p>
        )}
      </section>
      {props.children}
    </div>
  )
}

/** Not written by the server, as nothing can be done with it before there is a script; without it the box is there all the same. */
function useMessageFiles() {
  const [arrived, setArrived] = useState<Arrived>()
  useEffect(() => {
    import('./message-files.tsx').then(setArrived, () => {})
  }, [])
  return arrived?.MessageFiles
}

const followUpsOf = (run: RunFormProps['talk']['run']): readonly string[] =>
  run.status === 'succeeded' ? (run.result.suggestions ?? []) : []

/** What could be asked with one press, if there is anything. */
function Suggested({
  label,
  prompts,
  onPick,
}: {
  label: string
  prompts: readonly string[]
  onPick: (prompt: string) => void
}) {
  if (prompts.length === 0) return null
  return (
    <div className={styles.prompts}>
      <h2 className={styles.small}>{label}</h2>
      <PromptChips label={label} prompts={prompts} onPick={onPick} />
    </div>
  )
}

/** Sends what is written, stops what runs, and ends the conversation. */
function Actions({
  form,
  canExecute,
  isBegun,
  onExecute,
  onBeginAnew,
}: {
  form: RunFormProps
  canExecute: boolean
  isBegun: boolean
  onExecute: () => void
  onBeginAnew: () => void
}) {
  const { run, cancel, conversationId } = form.talk
  const words = messages[useLanguage().language]
  const isRunning = run.status === 'running'
  return (
    <div className={styles.actions}>
      <Button onClick={onExecute} disabled={!canExecute} aria-busy={isRunning}>
        {isRunning ? words.executing : form.execute}
      </Button>
      {run.status === 'running' && run.canCancel && (
        <Button kind="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      )}
      {isBegun && !isRunning && (
        <Button kind="quiet" onClick={onBeginAnew}>
          {words.newConversation}
        </Button>
      )}
      {conversationId && !isRunning && (
        <DeleteConversation
          id={conversationId}
          slug={form.slug}
          isForOrganisation={form.isForOrganisation ?? false}
          onDeleted={onBeginAnew}
        />
      )}
      <span className={styles.shortcut}>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {words.shortcut}
      </span>
      {form.terms}
    </div>
  )
}
