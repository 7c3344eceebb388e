import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { messages } from '../audit/audit-messages.ts'
import styles from '../audit/audit-page.module.css'
import { type AuditSource, auditQuery, useAuditSource } from '../audit/audit-source.ts'
import { AuditTools } from '../audit/audit-tools.tsx'
import { useAuditUrlState } from '../audit/audit-url-state.ts'
import { useLanguage } from '../language/language.tsx'
import { writeAddress } from '../shell/page-address.ts'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import { Waiting } from '../ui/load-state.tsx'

const EntriesTable = lazy(() =>
  import('../audit/entries-table.tsx').then((module) => ({ default: module.EntriesTable })),
)

/** What those who run the store did. */
export function AuditPage() {
  const { language } = useLanguage()
  const source = useAuditSource()
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

function Log({ source }: { source: AuditSource }) {
  const words = messages[useLanguage().language]
  const [address] = useAuditUrlState()
  const list = useInfiniteQuery(auditQuery(source, address))
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
                search={writeAddress({ ...address, actor: actor.id })}
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
