import { type ReactNode, type Ref, useRef } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './conversation.module.css'
import { conversationMessages } from './conversation-messages.ts'
import { PastAnswer, ResultPanel, type ResultWords, type RunAgain } from './result-panel.tsx'
import { SentFiles } from './sent-files.tsx'
import type { RunState, Said, Turn } from './use-run.ts'

/** What was said, oldest first, and the run that is shown; each message can be changed and sent again. */
export function Conversation({
  past,
  run,
  onAgain,
  onEdit,
  onCorrect,
  words,
  paid,
}: {
  past: readonly Turn[]
  run: RunState
  onAgain: RunAgain | undefined
  /** Of the message after so many turns. */
  onEdit: ((message: Said, after: number) => void) | undefined
  /** The answer is not to what was meant. */
  onCorrect: (() => void) | undefined
  words: ResultWords
  paid?: string | undefined
}) {
  const { earlierReply } = conversationMessages[useLanguage().language]
  const question = useRef<HTMLDivElement>(null)
  const edit = (message: Said, after: number) => onEdit && (() => onEdit(message, after))
  return (
    <ol className={styles.conversation}>
      {past.map(({ input, files, result }, at) => (
        <li key={result.run_id ?? input}>
          <OwnMessage text={input} files={files} onEdit={edit({ input, files }, at)} />
          <PastAnswer result={result} label={earlierReply(at + 1)} />
        </li>
      ))}
      {run.status !== 'idle' && (
        <li>
          <OwnMessage
            ref={question}
            text={run.input}
            files={run.files}
            onEdit={run.status === 'running' ? undefined : edit(run, past.length)}
          />
          <ResultPanel
            run={run}
            question={question}
            onAgain={onAgain}
            onCorrect={onCorrect}
            words={words}
            {...(paid && { paid })}
          />
        </li>
      )}
    </ol>
  )
}

/** A conversation to be read: each message with what came of it. */
export function Transcript({
  turns,
}: {
  turns: readonly (Said & { id: string; reply: ReactNode })[]
}) {
  return (
    <ol className={`${styles.conversation} ${styles.transcript}`}>
      {turns.map(({ id, input, files, reply }) => (
        <li key={id}>
          <OwnMessage text={input} files={files} onEdit={undefined} />
          {reply}
        </li>
      ))}
    </ol>
  )
}

function OwnMessage({
  ref,
  text,
  files,
  onEdit,
}: {
  ref?: Ref<HTMLDivElement>
  text: string
  files: Said['files']
  onEdit: (() => void) | undefined
}) {
  const words = conversationMessages[useLanguage().language]
  return (
    <div ref={ref} className={styles.own}>
      <p className={styles.message}>
        <span className="visually-hidden">{words.asked} </span>
        <bdi>{text}</bdi>
      </p>
      {files && files.length > 0 && <SentFiles files={files} />}
      {onEdit && (
        <Button kind="quiet" size="small" onClick={onEdit}>
          <Icon name="pencil" size={16} /> {words.edit}
        </Button>
      )}
    </div>
  )
}
