import type { runs } from '@wakeel/contract'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { ApiError } from '../api.ts'
import { errorMessage, type OwnMessages } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Progress } from '../ui/progress.tsx'
import { ConfirmPanel } from './confirm-panel.tsx'
import { conversationMessages } from './conversation-messages.ts'
import { CopyAnswerButton } from './copy-answer-button.tsx'
import { messages } from './messages.ts'
import { ReceiptButton } from './receipt-button.tsx'
import styles from './result-panel.module.css'
import { RunFiles } from './run-files.tsx'
import { tookSentence } from './took-sentence.ts'
import type { Answered, RunState } from './use-run.ts'

// Only a language model's answers have any.
const OwnFigures = lazy(() => import('./own-figures.tsx'))

/** Asks the same again, or with the person's confirmation of what the agent wants to do. */
export type RunAgain = (input: string, confirmation?: runs.Confirmation) => void

/** What differs between a demo and a run that may cost something. */
export interface ResultWords {
  failed: string
  failedFallback: string
  errors?: OwnMessages
  kept: string
  /** Said below what is no answer; absent where nothing is ever counted or charged. */
  unanswered?: string
}

/** The answer of a run, from its first word to its small print; or what went wrong. */
export function ResultPanel({
  run,
  question,
  onAgain,
  onCorrect,
  words,
  paid,
}: {
  run: RunState
  /** What it replies to, above it. */
  question?: RefObject<HTMLElement | null>
  onAgain: RunAgain | undefined
  /** The answer is not to what was meant. */
  onCorrect?: (() => void) | undefined
  words: ResultWords
  /** What paid for the answer, beside how long it took. */
  paid?: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  // On a phone the answer begins under the keyboard or the edge of the screen: what is already in sight does not move, and the question
  // is not pushed under the bar unless somebody has read on past it. The answer may be there before the code of this panel.
  useEffect(() => {
    const isFirst = run.status === 'running' || !isFollowed.current
    isFollowed.current = run.status !== 'idle'
    if (run.status === 'idle') return
    const asked = question?.current
    const keepsQuestion = asked && (isFirst || asked.getBoundingClientRect().top >= 0)
    place.current?.scrollIntoView({ block: 'nearest' })
    if (keepsQuestion) asked.scrollIntoView({ block: 'nearest' })
  }, [run.status, question])
  return (
    <div ref={place} className={styles.place}>
      {run.status === 'running' && <Running run={run} />}
      {run.status === 'failed' && <Failed run={run} onAgain={onAgain} own={words} />}
      {run.status === 'succeeded' && (
        <Succeeded
          result={run.result}
          paid={paid}
          onAgain={onAgain && ((confirmation) => onAgain(run.input, confirmation))}
          onCorrect={onCorrect}
          unanswered={words.unanswered}
        />
      )}
    </div>
  )
}

function Running({ run }: { run: Extract<RunState, { status: 'running' }> }) {
  const words = messages[useLanguage().language]
  const doing = run.remark ?? (run.skill ? words.using(run.skill) : words.thinking)
  return (
    <Panel busy>
      <div className={styles.doing}>
        <Progress label={doing} />
        <bdi>{doing}</bdi>
      </div>
      {run.text && <Markdown>{run.text}</Markdown>}
    </Panel>
  )
}

/** A reply that was given before. `note`: the small print below it. */
export function PastAnswer({
  result,
  label,
  note,
}: {
  result: Answered
  label: string
  note?: string | undefined
}) {
  const shown = useRef<HTMLDivElement>(null)
  return (
    <section className={styles.panel} aria-label={label}>
      <Content result={result} shown={shown} />
      <footer className={styles.foot}>
        <span className={styles.small}>
          <bdi>{note}</bdi>
        </span>
        <span className={styles.actions}>
          <CopyAnswerButton shown={shown} />
          {result.run_id && <ReceiptButton runId={result.run_id} />}
        </span>
      </footer>
    </section>
  )
}

/** What an agent says, and what came with it. */
function Content({
  result: { response, own_figures, files },
  shown,
  children,
}: {
  result: Answered
  shown: RefObject<HTMLDivElement | null>
  children?: ReactNode
}) {
  return (
    <>
      <div ref={shown}>
        <Markdown>{response}</Markdown>
      </div>
      {children}
      {own_figures && (
        <Suspense>
          <OwnFigures figures={own_figures} />
        </Suspense>
      )}
      <RunFiles files={files} />
    </>
  )
}

function Succeeded({
  result,
  paid,
  onAgain,
  onCorrect,
  unanswered,
}: {
  result: Answered
  paid: string | undefined
  onAgain: ((confirmation?: runs.Confirmation) => void) | undefined
  onCorrect: (() => void) | undefined
  unanswered: string | undefined
}) {
  const { language } = useLanguage()
  const { confirmation, is_answered, execution_time_ms, provider } = result
  const shown = useRef<HTMLDivElement>(null)
  const free = is_answered === false && unanswered && (
    <p className={styles.free}>
      <Icon name="check" size={16} /> {unanswered}
    </p>
  )
  if (confirmation)
    return (
      <Panel>
        <Markdown>{result.response}</Markdown>
        {free}
        <ConfirmPanel key={confirmation.id} request={confirmation} onConfirm={onAgain} />
      </Panel>
    )
  return (
    <Panel>
      <Content result={result} shown={shown}>
        {free}
      </Content>
      <footer className={styles.foot}>
        <span className={styles.small}>
          <bdi>
            {tookSentence(
              { milliseconds: execution_time_ms, provider, isAnswered: is_answered },
              language,
            )}
          </bdi>
          {paid && is_answered !== false && ` · ${paid}`}
        </span>
        <span className={styles.actions}>
          <CopyAnswerButton shown={shown} />
          {result.run_id && <ReceiptButton runId={result.run_id} />}
          {onAgain && <AgainButton onClick={() => onAgain()} />}
          {onCorrect && is_answered !== false && (
            <Button kind="quiet" size="small" onClick={onCorrect}>
              {conversationMessages[language].notMeant}
            </Button>
          )}
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
  onAgain: RunAgain | undefined
  own: ResultWords
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <section className={styles.failed} role="alert">
      <h2 className={styles.failedTitle}>
        <Icon name="warning" /> {own.failed}
      </h2>
      <p>{errorMessage(run.error, language, own.failedFallback, own.errors)}</p>
      {onAgain && (
        <>
          <p>{!own.unanswered || isKnown(run.error) ? own.kept : words.unknown}</p>
          <AgainButton kind="secondary" onClick={() => onAgain(run.input, unanswered(run))} />
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

/** A confirmed run that ended in a failure is not repeated; one of which nothing was heard is, under its key, and is done once. */
function unanswered({
  error,
  confirmation,
}: Extract<RunState, { status: 'failed' }>): runs.Confirmation | undefined {
  return error instanceof ApiError && error.code.startsWith('runs.') && isKnown(error)
    ? undefined
    : confirmation
}

/** Whether the server has said how the run ended. What got lost on the way may have been answered, and paid. */
function isKnown(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    !['runs.outcome_unknown', 'server.failed', 'server.unavailable', 'server.away'].includes(
      error.code,
    )
  )
}

function Panel({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const words = messages[useLanguage().language]
  return (
    <section className={styles.panel} aria-label={words.answer} aria-busy={busy} aria-live="polite">
      {children}
    </section>
  )
}

function AgainButton({
  onClick,
  kind = 'quiet',
}: {
  onClick: () => void
  kind?: 'quiet' | 'secondary'
}) {
  const words = messages[useLanguage().language]
  return (
    <Button kind={kind} size="small" onClick={onClick}>
      <Icon name="again" size={16} /> {words.again}
    </Button>
  )
}
