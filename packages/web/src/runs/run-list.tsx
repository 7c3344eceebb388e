import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { runs } from '@wakeel/contract'
import { lazy, Suspense, useId, useState } from 'react'
import { RunFiles } from '../answers/run-files.tsx'
import { tookSentence } from '../answers/took-sentence.ts'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages as sharedMessages } from './messages.ts'
import styles from './run-list.module.css'
import { messages } from './runs-messages.ts'

const OwnFigures = lazy(() => import('../answers/own-figures.tsx'))

type ListedRun = Omit<runs.Run, 'answer' | 'files'>

const tones: Record<runs.Run['status'], BadgeTone> = {
  running: 'neutral',
  succeeded: 'accent',
  unanswered: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
}

/** How the answer of a run is loaded. */
interface OpenedRun {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<runs.Run>
}

export interface RunListItem {
  run: ListedRun
  /** Whom it was for, or who ran it. */
  note?: string | undefined
  opened: OpenedRun
}

/** Runs, the latest first. */
export function RunList({ items }: { items: readonly RunListItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <RunItem key={item.run.id} {...item} />
      ))}
    </ul>
  )
}

/** One run of the history; its answer is loaded when it is opened. */
function RunItem({ run, note, opened }: RunListItem) {
  const { language } = useLanguage()
  const words = messages[language].runs
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <AgentIcon app={run.app} size={40} />
        <span className={styles.words}>
          <bdi className={styles.name}>{run.app.name}</bdi>
          <bdi className={styles.request}>{run.input}</bdi>
          {note && <span className={styles.request}>{note}</span>}
        </span>
        <span className={styles.facts}>
          <span className={styles.cost}>
            <bdi>{costOf(run, language)}</bdi>
          </span>
          <span className={styles.when}>{formatMoment(run.started_at, language)}</span>
        </span>
        <span className={styles.state}>
          <Badge tone={tones[run.status]}>{words.status[run.status]}</Badge>
        </span>
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={styles.opened} hidden={!isOpen}>
        {isOpen && <Opened query={opened} />}
      </div>
    </li>
  )
}

function costOf({ kind, status, charge, organisation }: ListedRun, language: 'en' | 'ar'): string {
  const words = messages[language]
  if (kind === 'demo' && status === 'unanswered') return words.runs.freeDemo
  if (kind === 'demo' || !charge) return words.runs.demo
  if (charge.was_given_back) return words.runs.givenBack
  const { paid, paidFor } = sharedMessages[language]
  return charge.source === 'wallet'
    ? formatMoney(charge.price, language)
    : (organisation ? paidFor : paid)[charge.source]
}

function Opened({ query }: { query: OpenedRun }) {
  const { language } = useLanguage()
  const words = messages[language].runs
  const opened = useQuery(query)
  if (opened.isPending) return <Skeleton shape="block" />
  if (opened.isError) return <InlineAlert tone="danger">{words.failedTitle}</InlineAlert>
  const { input, answer, status, files, own_figures, execution_time_ms, provider, app } =
    opened.data
  return (
    <>
      <h2 className={styles.heading}>{words.request}</h2>
      <p className={styles.input} dir="auto">
        {input}
      </p>
      <h2 className={styles.heading}>{words.answer}</h2>
      {answer === null ? (
        <p className={styles.line}>{words.noAnswer}</p>
      ) : (
        <Markdown>{answer}</Markdown>
      )}
      {own_figures && (
        <Suspense>
          <OwnFigures figures={own_figures} />
        </Suspense>
      )}
      <RunFiles files={files} />
      <p className={styles.foot}>
        {execution_time_ms !== null && provider && (
          <bdi>
            {tookSentence(
              { milliseconds: execution_time_ms, provider, isAnswered: status !== 'unanswered' },
              language,
            )}
          </bdi>
        )}
        <ArrowLink to="/app-store/$slug/run" params={{ slug: app.slug }}>
          {words.again}
        </ArrowLink>
      </p>
    </>
  )
}
