import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../api.ts'
import { CardGrid, CardGridSkeleton } from '../catalogue/card-grid.tsx'
import { messages as storeMessages } from '../catalogue/messages.ts'
import { Rating } from '../catalogue/rating.tsx'
import { CreatorHead } from '../creator-pages/creator-head.tsx'
import { messages } from '../creator-pages/messages.ts'
import { creatorQuery } from '../creator-pages/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { ReportButton } from '../moderation/report-button.tsx'
import { useTitle } from '../shell/title.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState, ErrorState, InlineAlert } from '../ui/state.tsx'
import styles from './public-creator-page.module.css'

/** Whoever made agents that are listed, as everybody sees them, with those agents. */
export function PublicCreatorPage() {
  const { handle } = useParams({ from: '/shell/creators/$handle' })
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(creatorQuery(handle, language))
  const pages = list.data?.pages ?? []
  const creator = pages[0]?.creator
  useTitle(creator && words.agentsOf(creator.name))

  if (list.isPending) return <CardGridSkeleton />
  if (!creator) return <Unavailable error={list.error} onRetry={() => void list.refetch()} />
  return (
    <article className={styles.page}>
      <CreatorHead creator={creator} rating={<Rating app={creator} />} />
      {(creator.about !== null || creator.website !== null) && (
        <div>
          <ReportButton subject={{ kind: 'profile', handle, name: creator.name }} />
        </div>
      )}
      <h2>{words.agentsOf(creator.name)}</h2>
      <CardGrid apps={pages.flatMap(({ apps }) => apps)} level={3} />
      {list.isFetchNextPageError && <InlineAlert tone="danger">{words.moreFailed}</InlineAlert>}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          className={styles.more}
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </article>
  )
}

/** Without an error the server found none when it wrote the page. */
function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { failed, retry, today } = storeMessages[language]
  if (!error || (error instanceof ApiError && error.status >= 400 && error.status < 500))
    return (
      <EmptyState
        level={1}
        title={words.missing}
        action={<LinkButton to="/app-store">{today.browse}</LinkButton>}
      >
        {words.missingNote}
      </EmptyState>
    )
  return (
    <ErrorState
      level={1}
      title={words.failedTitle}
      action={<Button onClick={onRetry}>{retry}</Button>}
    >
      {failed}
    </ErrorState>
  )
}
