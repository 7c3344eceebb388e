import type { Language } from '@wakeel/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../api.ts'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Progress } from '../ui/progress.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './result-panel.module.css'
import { text } from './text.ts'
import { tookSentence } from './took-sentence.ts'
import type { Answered, RunState } from './use-run.ts'

/** What differs between a demo and a run that may cost something. */
export interface ResultWords {
  failed: string
  failedFallback: string
  kept: string
}

/** The answer of a run, from its first word to its small print; or what went wrong. */
export function ResultPanel({
  run,
  onAgain,
  words,
  paid,
}: {
  run: RunState
  onAgain: ((input: string) => void) | undefined
  words: ResultWords
  /** What paid for the answer, beside how long it took. */
  paid?: string
}) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the answer begins under the keyboard or the edge of the screen: what is already in sight does not move.
  useEffect(() => {
    if (run.status !== 'idle') place.current?.scrollIntoView({ block: 'nearest' })
  }, [run.status])
  return (
    <div ref={place} className={styles.place}>
      {run.status === 'running' && <Running run={run} />}
      {run.status === 'failed' && <Failed run={run} onAgain={onAgain} own={words} />}
      {run.status === 'succeeded' && <Succeeded result={run.result} paid={paid} onAgain={onAgain && (() => onAgain(run.input))} />}
    </div>
  )
}

function Running({ run }: { run: Extract<RunState, { status: 'running' }> }) {
  const words = text[useLanguage().language]
  const doing = run.skill ? words.using(run.skill) : words.thinking
  return (
    <Panel busy>
      <div className={styles.doing}>
        <Progress label={doing} />
        <span>{doing}</span>
      </div>
      {run.text && <Markdown>{run.text}</Markdown>}
    </Panel>
  )
}

function Succeeded({ result, paid, onAgain }: { result: Answered; paid: string | undefined; onAgain: (() => void) | undefined }) {
  const { language } = useLanguage()
  return (
    <Panel>
      <Markdown>{result.response}</Markdown>
      <footer className={styles.foot}>
        <span className={styles.small}>
          <bdi>{tookSentence(result.execution_time_ms, result.provider, language)}</bdi>
          {paid && ` · ${paid}`}
        </span>
        <span className={styles.actions}>
          <CopyButton answer={result.response} />
          {onAgain && <AgainButton onClick={onAgain} />}
        </span>
      </footer>
    </Panel>
  )
}

function Failed({
  run,
  onAgain,
  own,
}: {
  run: Extract<RunState, { status: 'failed' }>
  onAgain: ((input: string) => void) | undefined
  own: ResultWords
}) {
  const { language } = useLanguage()
  const words = text[language]
  return (
    <section className={styles.failed} role="alert">
      <h2 className={styles.failedTitle}>
        <Icon name="warning" /> {own.failed}
      </h2>
      <p>{failureSentence(run.error, language, own.failedFallback)}</p>
      {onAgain && (
        <>
          <p>{own.kept}</p>
          <AgainButton kind="secondary" onClick={() => onAgain(run.input)} />
        </>
      )}
      {run.text && (
        <div className={styles.partial}>
          <p className={styles.small}>{words.partial}</p>
          <Markdown>{run.text}</Markdown>
        </div>
      )}
    </section>
  )
}

/** The server's own sentence where there is one, else those of specification section 8. */
function failureSentence(error: unknown, language: Language, otherwise: string): string {
  const words = text[language]
  if (error instanceof NetworkError) return words.network
  if (error instanceof ApiError) {
    const translated = words.errors[error.code as keyof typeof words.errors]
    return translated ?? (language === 'en' && error.message ? error.message : otherwise)
  }
  return otherwise
}

function Panel({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const words = text[useLanguage().language]
  return (
    <section className={styles.panel} aria-label={words.answer} aria-busy={busy} aria-live="polite">
      {children}
    </section>
  )
}

function AgainButton({ onClick, kind = 'quiet' }: { onClick: () => void; kind?: 'quiet' | 'secondary' }) {
  const words = text[useLanguage().language]
  return (
    <Button kind={kind} size="small" onClick={onClick}>
      <Icon name="again" size={16} /> {words.again}
    </Button>
  )
}

function CopyButton({ answer }: { answer: string }) {
  const words = text[useLanguage().language]
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answer)
      setCopied(true)
    } catch {
      alertUser(words.copyFailed, 'danger')
    }
  }
  return (
    <Button kind="quiet" size="small" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} size={16} /> <span role="status">{copied ? words.copied : words.copy}</span>
    </Button>
  )
}
