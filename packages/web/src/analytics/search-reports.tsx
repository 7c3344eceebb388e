import type { analytics } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './analytics-messages.ts'
import styles from './report-card.module.css'
import { countColumn, ReportCard, type ReportColumn } from './report-card.tsx'

type Search = analytics.Overview['searches'][number]
type EmptySearch = analytics.Overview['empty_searches'][number]

function useColumns(): { query: ReportColumn<EmptySearch>; count: ReportColumn<EmptySearch> } {
  const { language } = useLanguage()
  const words = messages[language].searches
  return {
    query: {
      name: 'query',
      header: words.query,
      cell: ({ query }) => <bdi className={styles.breaks}>{query}</bdi>,
      plain: ({ query }) => query,
    },
    count: countColumn('count', words.count, ({ count }) => count, language),
  }
}

/** What people searched for, most frequent first. */
export function TopSearches({ searches }: { searches: readonly Search[] }) {
  const { language } = useLanguage()
  const words = messages[language].searches
  const { query, count } = useColumns()
  const columns: ReportColumn<Search>[] = [
    query,
    count,
    countColumn('empty', words.empty, ({ empty }) => empty, language),
  ]
  return (
    <ReportCard
      title={words.title}
      columns={columns}
      rows={searches}
      keyOf={(row) => row.query}
      empty={words.none}
      fileName="searches.csv"
    />
  )
}

/** What people searched for and did not find. */
export function EmptySearches({
  overview: { searches, empty_searches },
}: {
  overview: Pick<analytics.Overview, 'searches' | 'empty_searches'>
}) {
  const { emptySearches: words, searches: all } = messages[useLanguage().language]
  const { query, count } = useColumns()
  return (
    <ReportCard
      title={words.title}
      columns={[query, count]}
      rows={empty_searches}
      keyOf={(row) => row.query}
      empty={searches.length === 0 ? all.none : words.none}
      fileName="searches-without-result.csv"
    />
  )
}
