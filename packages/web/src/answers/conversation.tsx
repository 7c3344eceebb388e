import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './conversation.module.css'
import { conversationMessages } from './conversation-messages.ts'
import { PastAnswer, ResultPanel, type ResultWords, type RunAgain } from './result-panel.tsx'
import type { RunState, Turn } from './use-run.ts'

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
  onEdit: ((input: string, after: number) => void) | undefined
  /** The answer is not to what was meant. */
  onCorrect: (() => void) | undefined
  words: ResultWords
  paid?: string | undefined
}) {
  const { earlierReply } = conversationMessages[useLanguage().language]
  const edit = (input: string, after: number) => onEdit && (() => onEdit(input, after))
  return (
    <ol className={styles.conversation}>
      {past.map(({ input, result }, at) => (
        <li key={result.run_id ?? input}>
          <OwnMessage text={input} onEdit={edit(input, at)} />
          <PastAnswer result={result} label={earlierReply(at + 1)} />
        </li>
      ))}
      {run.status !== 'idle' && (
        <li>
          <OwnMessage
            text={run.input}
            onEdit={run.status === 'running' ? undefined : edit(run.input, past.length)}
          />
          <ResultPanel
            run={run}
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
  turns: readonly { id: string; input: string; reply: ReactNode }[]
}) {
  return (
    <ol className={`${styles.conversation} ${styles.transcript}`}>
      {turns.map(({ id, input, reply }) => (
        <li key={id}>
          <OwnMessage text={input} onEdit={undefined} />
          {reply}
        </li>
      ))}
    </ol>
  )
}

function OwnMessage({ text, onEdit }: { text: string; onEdit: (() => void) | undefined }) {
  const words = conversationMessages[useLanguage().language]
  return (
    <div className={styles.own}>
      <p className={styles.message}>
        <span className="visually-hidden">{words.asked} </span>
        <bdi>{text}</bdi>
      </p>
      {onEdit && (
        <Button kind="quiet" size="small" onClick={onEdit}>
          <Icon name="pencil" size={16} /> {words.edit}
        </Button>
      )}
    </div>
  )
}
