import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { EmptyState } from '../ui/state.tsx'
import { CaseList } from './case-card.tsx'
import { ReportedAgent } from './reported-agent.tsx'
import { messages } from './reports-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import styles from './trust-page.module.css'
import { reportsQuery } from './trust-queries.ts'

/** The agents that people report, those with most reports first. */
export function ReportsTab({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(reportsQuery(source, language))
  return (
    <div className={styles.tab}>
      <PagedList
        list={list}
        rowsOf={({ apps }) => apps}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(apps) => (
          <CaseList label={words.list}>
            {apps.map((reported) => (
              <ReportedAgent key={reported.id} source={source} reported={reported} />
            ))}
          </CaseList>
        )}
      </PagedList>
    </div>
  )
}
