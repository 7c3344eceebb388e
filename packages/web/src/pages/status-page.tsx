import { useQuery } from '@tanstack/react-query'
import type { status } from '@wakeel/contract'
import { formatDate, formatMoment, useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { measuredSince } from '../status/measured-since.ts'
import { PartCard } from '../status/part-card.tsx'
import { statusQuery } from '../status/queries.ts'
import { messages } from '../status/status-messages.ts'
import styles from '../status/status-page.module.css'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { type Column, Table } from '../ui/table.tsx'

/** How the store is and was, for anybody to read. */
export function StatusPage() {
  const words = messages[useLanguage().language]
  useTitle(words.title)
  const found = useQuery(statusQuery)
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {found.data ? (
        <Found found={found.data} />
      ) : (
        <Card>
          {found.isError ? <LoadFailed onRetry={() => void found.refetch()} /> : <Waiting />}
        </Card>
      )}
    </div>
  )
}

function Found({ found }: { found: status.StoreStatus }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (found.measured_at === null) return <InlineAlert>{words.notYet}</InlineAlert>
  const since = measuredSince(found.parts[0]?.days ?? [])
  return (
    <>
      <InlineAlert tone={found.parts.some(({ state }) => state === 'down') ? 'danger' : 'neutral'}>
        {summary(found, words)}{' '}
        <small className={styles.soft}>
          {words.measured(formatMoment(found.measured_at, language))}
        </small>
      </InlineAlert>
      {found.parts.map((part) => (
        <PartCard key={part.part} part={part} />
      ))}
      <h2 className={styles.incidents}>{words.incidents}</h2>
      {found.incidents.length === 0 ? (
        <p className={styles.soft}>
          {since ? words.noneSince(formatDate(`${since}T08:00:00Z`, language)) : words.none}
        </p>
      ) : (
        <Incidents incidents={found.incidents} />
      )}
    </>
  )
}

function summary({ parts }: status.StoreStatus, words: (typeof messages)['en']): string {
  if (parts.every(({ state }) => state === null)) return words.notMeasured
  if (parts.some(({ state }) => state === 'down')) return words.someDown
  return parts.some(({ state }) => state === 'degraded') ? words.someDegraded : words.allWell
}

function Incidents({ incidents }: { incidents: readonly status.Incident[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const columns: Column<status.Incident>[] = [
    { name: 'part', header: words.part, isHead: true, cell: ({ part }) => words.parts[part] },
    { name: 'what', header: words.what, cell: ({ state }) => words.states[state] },
    {
      name: 'began',
      header: words.began,
      cell: ({ began_at }) => formatMoment(began_at, language),
    },
    {
      name: 'ended',
      header: words.ended,
      cell: ({ ended_at }) => (ended_at ? formatMoment(ended_at, language) : words.goesOn),
    },
  ]
  return (
    <Table
      caption={words.incidents}
      columns={columns}
      rows={incidents}
      keyOf={({ part, began_at }) => `${part} ${began_at}`}
    />
  )
}
