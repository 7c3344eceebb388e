import { useInfiniteQuery } from '@tanstack/react-query'
import type { catalogue, reviews as contract } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Histogram } from '../ui/histogram.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stars } from '../ui/stars.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { messages } from './messages.ts'
import { MyReview } from './my-review.tsx'
import { reviewsQuery } from './queries.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './reviews-tab.module.css'

const starsFromBest = [5, 4, 3, 2, 1] as const

/** What people say about an app, and the form to say something oneself. */
export function ReviewsTab({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const userId = session.status === 'signed_in' ? session.user.id : undefined
  const list = useInfiniteQuery({
    ...reviewsQuery(app.slug, userId),
    enabled: session.status !== 'loading',
  })

  if (list.isPending) return <Skeleton shape="block" />
  if (list.isError) {
    return (
      <ErrorState
        title={words.listFailed}
        action={<Button onClick={() => void list.refetch()}>{words.retry}</Button>}
      >
        {words.listFailedText}
      </ErrorState>
    )
  }
  const [first] = list.data.pages
  const mine = first?.mine ?? null
  const isOwnAgent = first?.is_own_agent ?? false
  // One's own stands above them.
  const others = list.data.pages.flatMap((page) => page.reviews).filter(({ is_mine }) => !is_mine)
  return (
    <div className={styles.tab}>
      {first && first.total > 0 && (
        <Summary histogram={first.histogram} total={first.total} rating={first.rating} />
      )}
      <ArrowLink to="/legal/reviews">{words.how}</ArrowLink>
      {userId ? <Own slug={app.slug} mine={mine} isOwnAgent={isOwnAgent} /> : <SignInPrompt />}
      {others.length === 0 ? (
        !mine && (
          <EmptyState title={words.empty}>
            {isOwnAgent ? words.ownEmptyText : words.emptyText}
          </EmptyState>
        )
      ) : (
        <ul className={styles.list}>
          {others.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          kind="secondary"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}

/** The bars with their own mean, and apart from it the rating of the store, which follows them slowly. */
function Summary({
  histogram,
  total,
  rating,
}: {
  histogram: contract.RatingHistogram
  total: number
  rating: number
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const inStars = (stars: number) => formatNumber(stars, language, { minimumFractionDigits: 1 })
  const sum = starsFromBest.reduce((stars, each) => stars + each * histogram[each], 0)
  const mean = Math.round((sum / total) * 10) / 10
  return (
    <section className={styles.summary} aria-label={words.summary}>
      <div className={styles.score}>
        <strong>{inStars(mean)}</strong>
        <Stars rating={mean} />
        <span>{words.meanOf(total)}</span>
      </div>
      <Histogram
        caption={words.histogram}
        whole={total}
        bars={starsFromBest.map((stars) => ({
          label: words.stars(stars),
          count: histogram[stars],
          shown: formatNumber(histogram[stars], language),
        }))}
      />
      <p className={styles.storeRating}>{words.storeRating(inStars(rating))}</p>
    </section>
  )
}

function Own({
  slug,
  mine,
  isOwnAgent,
}: {
  slug: string
  mine: contract.Review | null
  isOwnAgent: boolean
}) {
  const words = messages[useLanguage().language]
  if (mine) return <MyReview slug={slug} mine={mine} />
  if (isOwnAgent) return <p className={styles.quiet}>{words.ownAgent}</p>
  return <ReviewForm slug={slug} mine={null} />
}

function SignInPrompt() {
  const words = messages[useLanguage().language]
  return (
    <Card className={styles.prompt}>
      <div>
        <h2>{words.signInTitle}</h2>
        <p className={styles.quiet}>{words.signInText}</p>
      </div>
      <LinkButton to="/signin">{words.signIn}</LinkButton>
    </Card>
  )
}
