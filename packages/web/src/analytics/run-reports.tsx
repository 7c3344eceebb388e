import { Link } from '@tanstack/react-router'
import type { analytics, Language } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './analytics-messages.ts'
import { formatTook } from './latency-card.tsx'
import { percentOf, plainPercentOf } from './percent.ts'
import { reasonOf } from './reason-messages.ts'
import styles from './report-card.module.css'
import { countColumn, ReportCard, type ReportColumn } from './report-card.tsx'

type Agent = analytics.Overview['agents'][number]
type Runtime = analytics.Overview['runtimes'][number]
type Failure = analytics.Overview['errors'][number]
interface Runs {
  runs: number
  failed_runs: number
}

/** How many runs were answered, how many failed, and what part that is. */
function runColumns(language: Language): ReportColumn<Runs>[] {
  const words = messages[language].agents
  return [
    countColumn('runs', words.runs, ({ runs }) => runs, language),
    countColumn('failed', words.failed, ({ failed_runs }) => failed_runs, language),
    {
      name: 'rate',
      header: words.rate,
      isNumeric: true,
      cell: ({ runs, failed_runs }) => percentOf(runs, runs + failed_runs, language),
      plain: ({ runs, failed_runs }) => plainPercentOf(runs, runs + failed_runs),
    },
  ]
}

export function RunsByAgent({ agents }: { agents: readonly Agent[] }) {
  const { language } = useLanguage()
  const words = messages[language].agents
  const columns: ReportColumn<Agent>[] = [
    {
      name: 'agent',
      header: words.agent,
      cell: ({ slug, name, emoji }) => (
        <Link to="/app-store/$slug" params={{ slug }} className={styles.agent}>
          <span aria-hidden="true">{emoji}</span>
          <bdi>{name}</bdi>
        </Link>
      ),
      plain: ({ name }) => name,
    },
    ...runColumns(language),
  ]
  return (
    <ReportCard
      title={words.title}
      columns={columns}
      rows={agents}
      keyOf={({ slug }) => slug}
      empty={words.none}
      fileName="runs-by-agent.csv"
    />
  )
}

export function RunsByRuntime({ runtimes }: { runtimes: readonly Runtime[] }) {
  const { language } = useLanguage()
  const words = messages[language].runtimes
  const took = (name: 'p50' | 'p95'): ReportColumn<Runtime> => ({
    name,
    header: words[name],
    isNumeric: true,
    cell: (row) => (row[name] === null ? '—' : formatTook(row[name], language)),
    plain: (row) => String(row[name] ?? ''),
  })
  const nameOf = (runtime: string) => words.names[runtime] ?? runtime
  const columns: ReportColumn<Runtime>[] = [
    {
      name: 'runtime',
      header: words.runtime,
      cell: ({ runtime }) => nameOf(runtime),
      plain: ({ runtime }) => nameOf(runtime),
    },
    ...runColumns(language),
    took('p50'),
    took('p95'),
  ]
  return (
    <ReportCard
      title={words.title}
      columns={columns}
      rows={runtimes}
      keyOf={({ runtime }) => runtime}
      empty={messages[language].agents.none}
      fileName="runs-by-runtime.csv"
    />
  )
}

export function Failures({ errors }: { errors: readonly Failure[] }) {
  const { language } = useLanguage()
  const words = messages[language].errors
  const columns: ReportColumn<Failure>[] = [
    {
      name: 'reason',
      header: words.reason,
      cell: ({ code }) => (
        <>
          {reasonOf(code, language)}
          <span className={styles.under}>
            <bdi>{code}</bdi>
          </span>
        </>
      ),
      plain: ({ code }) => code,
    },
    countColumn('count', words.count, ({ count }) => count, language),
  ]
  return (
    <ReportCard
      title={words.title}
      columns={columns}
      rows={errors}
      keyOf={({ code }) => code}
      empty={words.none}
      fileName="errors.csv"
    />
  )
}
