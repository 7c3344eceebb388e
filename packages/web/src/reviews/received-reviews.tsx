import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { ChipGroup } from '../ui/chips.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, InlineAlert } from '../ui/state.tsx'
import { messages } from './received-messages.ts'
import { receivedQuery, type Shown } from './received-queries.ts'
import { ReceivedReview } from './received-review.tsx'
import styles from './received-reviews.module.css'

/** What people say about a creator's agents, each with the reply or the means to write it. */
export function ReceivedReviews({
  userId,
  show,
  onShow,
}: {
  userId: string
  show: Shown
  onShow: (show: Shown) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(receivedQuery(userId, show, language))
  const reviews = list.data?.pages.flatMap((page) => page.reviews)
  return (
    <section className={styles.section} aria-labelledby="received-reviews">
      <div className={styles.head}>
        <h2 id="received-reviews">{words.title}</h2>
        <ChipGroup
          name="received"
          label={words.show}
          chips={[
            { value: 'all', label: words.shows.all },
            { value: 'open', label: words.shows.open },
          ]}
          chosen={show}
          onChoose={onShow}
        />
      </div>
      {list.isPending && <Skeleton shape="block" />}
      {list.isError && (
        <InlineAlert
          tone="danger"
          action={
            <Button
              kind="secondary"
              size="small"
              onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
            >
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </InlineAlert>
      )}
      {reviews?.length === 0 &&
        (show === 'open' ? (
          <EmptyState icon="check" title={words.allAnswered}>
            {words.allAnsweredText}
          </EmptyState>
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        ))}
      {reviews && reviews.length > 0 && (
        <ul>
          {reviews.map((review) => (
            <ReceivedReview key={review.id} review={review} />
          ))}
        </ul>
      )}
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
    </section>
  )
}
