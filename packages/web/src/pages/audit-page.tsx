import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { type AuditDataSource, auditQuery, useAuditDataSource } from '../audit/audit-data-source.ts'
import { messages } from '../audit/audit-messages.ts'
import styles from '../audit/audit-page.module.css'
import { AuditTools } from '../audit/audit-tools.tsx'
import { useAuditUrlState } from '../audit/audit-url-state.ts'
import { useLanguage } from '../language/language.tsx'
import { writeUrlState } from '../shell/url-state.ts'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Waiting } from '../ui/load-state.tsx'

const EntriesTable = lazy(() =>
  import('../audit/entries-table.tsx').then((module) => ({ default: module.EntriesTable })),
)

/** What those who run the store did. */
export function AuditPage() {
  const { language } = useLanguage()
  const source = useAuditDataSource()
  const [filters] = useAuditUrlState()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame
      screen="audit"
      isLive={isReady ? source.isLive : undefined}
      actions={
        isReady && (
          <ExportButton
            key={source.key}
            of={messages[language].list}
            make={() => source.api.exportAuditLog(filters)}
          />
        )
      }
    >
      {isReady ? <Log key={source.key} source={source} /> : <Waiting />}
    </AdminFrame>
  )
}

function Log({ source }: { source: AuditDataSource }) {
  const words = messages[useLanguage().language]
  const [urlState] = useAuditUrlState()
  const list = useInfiniteQuery(auditQuery(source, urlState))
  const actors = list.data?.pages.flatMap(({ entries }) => entries.map(({ actor }) => actor)) ?? []
  return (
    <>
      <p className={styles.line}>{words.line}</p>
      <Card className={styles.card}>
        <AuditTools nameOf={(id) => actors.find((actor) => actor.id === id)?.name ?? undefined} />
        <Suspense fallback={<Waiting />}>
          <EntriesTable
            list={list}
            peopleAreLinked
            whoLink={(actor, name) => (
              <Link
                to="."
                search={writeUrlState({ ...urlState, actor: actor.id })}
                resetScroll={false}
              >
                {name}
              </Link>
            )}
          />
        </Suspense>
      </Card>
    </>
  )
}
