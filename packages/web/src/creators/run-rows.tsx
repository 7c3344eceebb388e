import { useInfiniteQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { formatMoment, formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import { agentRunsQuery } from './queries.ts'

/** Each run of the creator's agents. */
export function RunRows({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].runs
  const list = useInfiniteQuery(agentRunsQuery(userId, language))
  const columns: Column<creators.AgentRun>[] = [
    {
      name: 'agent',
      header: words.agent,
      cell: ({ app, version, kind }) => (
        <>
          <bdi>{app.name}</bdi>
          <span className={styles.under}>
            {words.kinds[kind]} · {words.version(formatNumber(version, language))}
          </span>
        </>
      ),
    },
    {
      name: 'result',
      header: words.result,
      cell: ({ status, started_at }) => (
        <>
          {words.statuses[status]}
          <span className={styles.under}>{formatMoment(started_at, language)}</span>
        </>
      ),
    },
    {
      name: 'earned',
      header: words.earned,
      isNumeric: true,
      cell: ({ earned }) => <bdi>{formatMoney(earned, language)}</bdi>,
    },
  ]
  return (
    <PagedTable
      list={list}
      rowsOf={(page) => page.runs}
      caption={words.agent}
      columns={columns}
      empty={words.none}
    />
  )
}
