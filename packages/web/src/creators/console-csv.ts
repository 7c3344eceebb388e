import type { Language } from '@wakeel/contract'
import { saveFile } from '../save-file.ts'
import { answeredBy } from '../ui/answered-by.ts'
import { toCsv } from '../ui/csv.ts'
import { listAllEarnings, listAllRuns } from './console-queries.ts'
import type { RunState } from './console-url-state.ts'
import { messages as earningsMessages } from './earnings-messages.ts'
import { messages as metricMessages } from './metric-messages.ts'
import { reasonOf, messages as runsMessages } from './runs-messages.ts'

const dirhams = (fils: number) => (fils / 100).toFixed(2)

/** Every movement of one agent or of all as one file, with the words of the page. */
export async function saveEarnings(language: Language, app: string | undefined): Promise<void> {
  const words = earningsMessages[language].entries
  const { kinds } = metricMessages[language].earnings
  const head = [
    words.date,
    words.what,
    words.agent,
    words.share,
    words.heldUntil,
    words.amount,
    words.currency,
  ]
  const entries = await listAllEarnings(language, app)
  const rows = entries.map(({ happened_at, kind, app, share_percent, held_until, amount }) => [
    happened_at,
    kinds[kind],
    app?.name ?? '',
    share_percent === null ? '' : `${share_percent}%`,
    held_until ?? '',
    dirhams(amount.amount),
    amount.currency,
  ])
  saveFile(toCsv([head, ...rows]), 'earnings.csv')
}

/** Every run that fits as one file, with the words of the page. */
export async function saveRuns(
  language: Language,
  filters: { app: string | undefined; status: RunState },
): Promise<void> {
  const words = runsMessages[language]
  const { statuses } = metricMessages[language].runs
  const head = [
    words.startedAt,
    words.agent,
    words.version,
    words.kind,
    words.status,
    words.reason,
    words.provider,
    words.tookMs,
    words.earned,
    words.currency,
  ]
  const rows = (await listAllRuns(language, filters)).map((run) => [
    run.started_at,
    run.app.name,
    String(run.version),
    words.kinds[run.kind],
    statuses[run.status],
    run.error ? reasonOf(run.error, language) : '',
    run.provider ? answeredBy(run.provider, language) : '',
    run.execution_time_ms === null ? '' : String(run.execution_time_ms),
    dirhams(run.earned.amount),
    run.earned.currency,
  ])
  saveFile(toCsv([head, ...rows]), 'runs.csv')
}
