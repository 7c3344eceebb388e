import type { Language, runs } from '@wakeel/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, NetworkError } from '../api.ts'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Progress } from '../ui/progress.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { DemoRun } from './queries.ts'
import styles from './result-panel.module.css'
import { text } from './text.ts'

/** The answer of a demo, from its first word to its small print; or what went wrong. */
export function ResultPanel({ run, onAgain }: { run: DemoRun; onAgain: ((input: string) => void) | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the answer begins under the keyboard or the edge of the screen: what is already in sight does not move.
  useEffect(() => {
    if (run.status !== 'idle') place.current?.scrollIntoView({ block: 'nearest' })
  }, [run.status])
  if (run.status === 'idle') return null
  return (
    <div ref={place} className={styles.place}>
      {run.status === 'running' && <Running run={run} />}
      {run.status === 'failed' && <Failed run={run} onAgain={onAgain} />}
      {run.status === 'succeeded' && <Succeeded result={run.result} onAgain={onAgain && (() => onAgain(run.input))} />}
    </div>
  )
}

function Running({ run }: { run: Extract<DemoRun, { status: 'running' }> }) {
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

function Succeeded({ result, onAgain }: { result: runs.DemoResult; onAgain: (() => void) | undefined }) {
  const { language } = useLanguage()
  const words = text[language]
  const provider = result.provider === 'built-in' ? words.builtIn : result.provider
  return (
    <Panel>
      <Markdown>{result.response}</Markdown>
      <footer className={styles.foot}>
        <span className={styles.small}>
          <bdi>{words.took(duration(result.execution_time_ms, language), provider)}</bdi>
        </span>
        <span className={styles.actions}>
          <CopyButton answer={result.response} />
          {onAgain && <AgainButton onClick={onAgain} />}
        </span>
      </footer>
    </Panel>
  )
}

function Failed({ run, onAgain }: { run: Extract<DemoRun, { status: 'failed' }>; onAgain: ((input: string) => void) | undefined }) {
  const { language } = useLanguage()
  const words = text[language]
  return (
    <section className={styles.failed} role="alert">
      <h2 className={styles.failedTitle}>
        <Icon name="warning" /> {words.failed}
      </h2>
      <p>{failureSentence(run.error, language)}</p>
      {onAgain && (
        <>
          <p>{words.kept}</p>
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
function failureSentence(error: unknown, language: Language): string {
  const words = text[language]
  if (error instanceof NetworkError) return words.network
  if (error instanceof ApiError) {
    const translated = words.errors[error.code as keyof typeof words.errors]
    return translated ?? (language === 'en' && error.message ? error.message : words.failedFallback)
  }
  return words.failedFallback
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

function duration(milliseconds: number, language: Language): string {
  const words = text[language]
  if (milliseconds < 1000) return words.milliseconds(formatNumber(milliseconds, language))
  return words.seconds(formatNumber(milliseconds / 1000, language))
}
