import type { reviews } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { storeName } from '../shell/operator.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Stars } from '../ui/stars.tsx'
import { CaseCard, Said } from './case-card.tsx'
import styles from './cases.module.css'
import { messages } from './held-reviews-messages.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import type { TrustDataSource } from './trust-data-source.ts'

type Review = reviews.HeldReviews['reviews'][number]
type Decision = 'approve' | 'reject'

/** What waits of one agent, and letting it count or rejecting it, one by one or all together. */
export function HeldReviews({
  source,
  held,
}: {
  source: TrustDataSource
  held: reviews.HeldReviews
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<{ decision: Decision; ids: string[] }>()
  const { decision = 'approve', ids = [] } = requested ?? {}
  const all = held.reviews.map(({ id }) => id)
  return (
    <CaseCard
      about={held}
      isLinked={source.isLive}
      facts={
        <Badge tone="warn" icon="warning">
          {words.held(held.held)}
        </Badge>
      }
      actions={
        all.length > 1 && (
          <>
            <Button kind="quiet" onClick={() => setRequested({ decision: 'reject', ids: all })}>
              {words.rejectAll(formatNumber(all.length, language))}
            </Button>
            <Button
              kind="secondary"
              onClick={() => setRequested({ decision: 'approve', ids: all })}
            >
              {words.approveAll(formatNumber(all.length, language))}
            </Button>
          </>
        )
      }
    >
      <ul className={styles.comments}>
        {held.reviews.map((review) => (
          <li key={review.id} className={styles.held}>
            <HeldReview review={review} />
            <div className={styles.decide}>
              <Button
                kind="quiet"
                size="small"
                onClick={() => setRequested({ decision: 'reject', ids: [review.id] })}
              >
                {words.reject}
              </Button>
              <Button
                kind="secondary"
                size="small"
                onClick={() => setRequested({ decision: 'approve', ids: [review.id] })}
              >
                {words.approve}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ReasonDialog
        source={source}
        title={words.title[decision](ids.length, `\u2068${held.app.name}\u2069`)}
        line={words.line[decision]}
        action={(api, reason) => api.decideHeldReviews({ ids, decision, reason })}
        confirm={words.confirm[decision]}
        done={words.done[decision]}
        open={requested !== undefined}
        onClose={() => setRequested(undefined)}
      />
    </CaseCard>
  )
}

function HeldReview({ review }: { review: Review }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <div className={styles.heldText}>
      <div className={styles.reasons}>
        <Stars rating={review.rating} size={14} />
        {review.reasons.map((reason) => (
          <Badge key={reason}>{words.reasons[reason]}</Badge>
        ))}
        {review.address_mark && (
          <Badge>
            {words.address} <bdi>{review.address_mark}</bdi>
          </Badge>
        )}
        {review.has_run && <Badge icon="check">{words.hasRun}</Badge>}
      </div>
      <Said
        who={
          <>
            <bdi>{review.writer.name || `${storeName} User`}</bdi> ·{' '}
            {words.joined(formatDate(review.writer.joined_at, language))} ·{' '}
            {words.wrote(formatDate(review.at, language))}
          </>
        }
      >
        {review.comment}
      </Said>
    </div>
  )
}
