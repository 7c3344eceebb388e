import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { EmptyState } from '../ui/state.tsx'
import { CaseList } from './case-card.tsx'
import { ReportedAgent } from './reported-agent.tsx'
import { ReportedProfile } from './reported-profile.tsx'
import { messages } from './reports-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import styles from './trust-page.module.css'
import { reportsQuery } from './trust-queries.ts'

/** What people report, that with most reports first. */
export function ReportsTab({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(reportsQuery(source, language))
  return (
    <div className={styles.tab}>
      <PagedList
        list={list}
        rowsOf={({ cases }) => cases}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(cases) => (
          <CaseList label={words.list}>
            {cases.map((reported) =>
              reported.kind === 'agent' ? (
                <ReportedAgent key={reported.id} source={source} reported={reported} />
              ) : (
                <ReportedProfile key={reported.id} source={source} reported={reported} />
              ),
            )}
          </CaseList>
        )}
      </PagedList>
    </div>
  )
}
