import type { creators, Language } from '@wakeel/contract'
import { formatMoment, formatNumber } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { answeredBy } from '../ui/answered-by.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { Column } from '../ui/table.tsx'
import styles from './console-page.module.css'
import { messages as metricMessages } from './metric-messages.ts'
import { messages, reasonOf } from './runs-messages.ts'

const looks: Record<creators.AgentRun['status'], { tone: BadgeTone; icon: IconName }> = {
  running: { tone: 'neutral', icon: 'clock' },
  succeeded: { tone: 'accent', icon: 'check' },
  unanswered: { tone: 'neutral', icon: 'empty' },
  failed: { tone: 'danger', icon: 'warning' },
  cancelled: { tone: 'neutral', icon: 'close' },
}

/** What is shown of each run. */
export function runColumns(language: Language): Column<creators.AgentRun>[] {
  const words = messages[language]
  const { statuses } = metricMessages[language].runs
  return [
    {
      name: 'time',
      header: words.time,
      cell: ({ started_at }) => formatMoment(started_at, language),
    },
    {
      name: 'agent',
      header: words.agent,
      cell: ({ app }) => (
        <bdi className={styles.name}>
          {app.emoji} {app.name}
        </bdi>
      ),
    },
    {
      name: 'version',
      header: words.version,
      isNumeric: true,
      cell: ({ version }) => formatNumber(version, language),
    },
    { name: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      name: 'status',
      header: words.status,
      cell: ({ status, error }) => (
        <>
          <Badge {...looks[status]}>{statuses[status]}</Badge>
          {error && <span className={styles.under}>{reasonOf(error, language)}</span>}
        </>
      ),
    },
    {
      name: 'provider',
      header: words.provider,
      cell: ({ provider }) => <bdi className={styles.breaks}>{providerOf(provider, language)}</bdi>,
    },
    {
      name: 'took',
      header: words.took,
      isNumeric: true,
      cell: ({ execution_time_ms }) => durationOf(execution_time_ms, language),
    },
    {
      name: 'earned',
      header: words.earned,
      isNumeric: true,
      cell: ({ earned }) => <bdi>{formatMoney(earned, language)}</bdi>,
    },
  ]
}

function providerOf(provider: string | null, language: Language): string {
  const words = messages[language]
  if (provider === null) return words.nothing
  return provider === 'built-in' ? words.builtIn : answeredBy(provider, language)
}

function durationOf(milliseconds: number | null, language: Language): string {
  if (milliseconds === null) return messages[language].nothing
  const unit = { style: 'unit', unitDisplay: 'short' } as const
  return milliseconds < 1000
    ? formatNumber(milliseconds, language, { ...unit, unit: 'millisecond' })
    : formatNumber(milliseconds / 1000, language, { ...unit, unit: 'second' })
}
