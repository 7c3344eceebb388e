import type { jobs } from '@wakeel/contract'
import { useState } from 'react'
import { jobNames } from '../language/job-names.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { formatInterval } from './intervals.ts'
import type { JobsDataSource } from './jobs-data-source.ts'
import { messages } from './jobs-messages.ts'
import styles from './jobs-page.module.css'
import { RunJobDialog } from './run-job-dialog.tsx'

const tones: Record<jobs.JobState, BadgeTone> = {
  waiting: 'neutral',
  running: 'accent',
  failing: 'danger',
  stalled: 'warn',
}

export function JobsTable({ source, jobs }: { source: JobsDataSource; jobs: readonly jobs.Job[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<jobs.JobName>()
  const columns: Column<jobs.Job>[] = [
    {
      name: 'name',
      header: words.name,
      isHead: true,
      cell: ({ name, every_ms }) => (
        <span className={styles.name}>
          {jobNames[language][name]}
          <small className={styles.under}>{words.every(formatInterval(every_ms, language))}</small>
        </span>
      ),
    },
    {
      name: 'state',
      header: words.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    {
      name: 'success',
      header: words.lastSuccess,
      cell: ({ last_succeeded_at }) => <When moment={last_succeeded_at} />,
    },
    {
      name: 'failure',
      header: words.lastFailure,
      cell: ({ last_failed_at, last_failure }) => (
        <>
          <When moment={last_failed_at} />
          {last_failure && (
            <small className={styles.under}>
              <bdi>{last_failure}</bdi>
            </small>
          )}
        </>
      ),
    },
    {
      name: 'duration',
      header: words.duration,
      isNumeric: true,
      cell: ({ last_duration_ms }) =>
        last_duration_ms === null ? '–' : formatInterval(last_duration_ms, language, 'short'),
    },
    {
      name: 'next',
      header: words.next,
      cell: ({ state, next_run_at }) =>
        state === 'running' || state === 'stalled' ? (
          words.states[state]
        ) : (
          <When moment={next_run_at} />
        ),
    },
    {
      name: 'run',
      header: words.run,
      headerHidden: true,
      cell: ({ name, state }) => (
        <Button
          kind="secondary"
          size="small"
          disabled={state === 'running'}
          aria-label={`${words.run}: ${jobNames[language][name]}`}
          onClick={() => setRequested(name)}
        >
          {words.run}
        </Button>
      ),
    },
  ]
  return (
    <div className={styles.list}>
      <Table caption={words.list} columns={columns} rows={jobs} keyOf={({ name }) => name} />
      <RunJobDialog source={source} name={requested} onClose={() => setRequested(undefined)} />
    </div>
  )
}

function When({ moment }: { moment: string | null }) {
  const { language } = useLanguage()
  if (moment === null) return messages[language].never
  return (
    <time className={styles.when} dateTime={moment}>
      {formatDate(moment, language, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
      })}
    </time>
  )
}
