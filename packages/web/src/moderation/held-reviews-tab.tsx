import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { EmptyState } from '../ui/state.tsx'
import { CaseList } from './case-card.tsx'
import { HeldReviews } from './held-reviews.tsx'
import { messages } from './held-reviews-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import styles from './trust-page.module.css'
import { heldReviewsQuery } from './trust-queries.ts'

/** The reviews that do not count until somebody has looked at them, by agent, those that have waited longest first. */
export function HeldReviewsTab({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(heldReviewsQuery(source, language))
  return (
    <div className={styles.tab}>
      <PagedList
        list={list}
        rowsOf={({ apps }) => apps}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(apps) => (
          <CaseList label={words.list}>
            {apps.map((held) => (
              <HeldReviews key={held.app.id} source={source} held={held} />
            ))}
          </CaseList>
        )}
      </PagedList>
    </div>
  )
}
