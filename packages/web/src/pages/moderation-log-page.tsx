import { useInfiniteQuery } from '@tanstack/react-query'
import type { moderation } from '@wakeel/contract'
import { categoryName } from '../language/category-names.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { messages } from '../moderation/log-messages.ts'
import { moderationLogQuery } from '../moderation/log-query.ts'
import { useTitle } from '../shell/title.ts'
import { PagedTable } from '../ui/paged-table.tsx'
import { EmptyState } from '../ui/state.tsx'
import type { Column } from '../ui/table.tsx'
import styles from './moderation-log-page.module.css'

/** What moderators decided, for anybody to read. */
export function ModerationLogPage() {
  const { language } = useLanguage()
  const words = messages[language]
  useTitle(words.title)
  const log = useInfiniteQuery(moderationLogQuery)
  const columns: Column<moderation.ModerationLogEntry>[] = [
    { name: 'when', header: words.when, cell: ({ at }) => formatDate(at, language) },
    { name: 'decision', header: words.decision, cell: ({ action }) => words.actions[action] },
    {
      name: 'category',
      header: words.category,
      cell: ({ category }) => (category ? categoryName(category, language) : words.profile),
    },
    {
      name: 'reason',
      header: words.reason,
      cell: ({ reason }) => (reason ? takedownReasonNames[language][reason] : '–'),
    },
  ]
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <PagedTable
        list={log}
        rowsOf={({ entries }) => entries}
        caption={words.caption}
        columns={columns}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      />
    </div>
  )
}
