import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { runs } from '@wakeel/contract'
import { lazy, Suspense, useId, useState } from 'react'
import { RunFiles } from '../answers/run-files.tsx'
import { tookSentence } from '../answers/took-sentence.ts'
import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { pinnedNote } from './pinned-messages.ts'
import { PinnedVersion } from './pinned-version.tsx'
import styles from './run-list.module.css'
import { costOf, RunRow } from './run-row.tsx'
import { messages } from './runs-messages.ts'

const OwnFigures = lazy(() => import('../answers/own-figures.tsx'))

type ListedRun = Omit<runs.Run, 'answer' | 'files'>

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
        <RunRow
          run={run}
          request={run.input}
          notes={[
            note,
            run.widget && messages[language].ofWidget(run.widget.name),
            pinnedNote(run, language),
          ]}
          cost={costOf(run, language)}
          opens="here"
        />
      </button>
      <div id={id} className={styles.opened} hidden={!isOpen}>
        {isOpen && <Opened query={opened} />}
      </div>
    </li>
  )
}

function Opened({ query }: { query: OpenedRun }) {
  const { language } = useLanguage()
  const words = messages[language]
  const opened = useQuery(query)
  if (opened.isPending) return <Skeleton shape="block" />
  if (opened.isError) return <InlineAlert tone="danger">{words.runFailed}</InlineAlert>
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
      <PinnedVersion run={opened.data} />
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
          {words.run}
        </ArrowLink>
      </p>
    </>
  )
}
