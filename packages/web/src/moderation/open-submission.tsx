import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import styles from './review.module.css'
import { Review, type ReviewParts } from './review.tsx'
import { messages } from './review-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import { submissionsQuery } from './trust-queries.ts'

/** One submission of the queue, wherever it stands there; or that it waits no longer. */
export function OpenSubmission({
  source,
  id,
  parts,
}: {
  source: TrustDataSource
  id: string
  parts: ReviewParts
}) {
  const words = messages[useLanguage().language]
  const { data, isError, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    submissionsQuery(source),
  )
  const submission = data?.pages
    .flatMap(({ submissions }) => submissions)
    .find((one) => one.id === id)
  const isFurtherDown = !submission && hasNextPage
  useEffect(() => {
    if (isFurtherDown && !isFetching && !isError) void fetchNextPage()
  }, [isFurtherDown, isFetching, isError, fetchNextPage])

  const back = (
    <LinkButton kind="quiet" size="small" to="/admin/trust" className={styles.back}>
      <span className={styles.backIcon}>
        <Icon name="forward" size={16} flips />
      </span>{' '}
      {words.back}
    </LinkButton>
  )
  if (submission) {
    return (
      <>
        {back}
        <Review key={submission.revision} source={source} submission={submission} parts={parts} />
      </>
    )
  }
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!data || isFurtherDown || isFetching) return <Waiting />
  return (
    <EmptyState title={words.gone} action={<LinkButton to="/admin/trust">{words.back}</LinkButton>}>
      {words.goneText}
    </EmptyState>
  )
}
