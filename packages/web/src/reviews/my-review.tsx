import type { reviews } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Stars } from '../ui/stars.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { useDeleteReview } from './queries.ts'
import { ReviewForm } from './review-form.tsx'
import { CreatorReply } from './review-item.tsx'
import styles from './reviews-tab.module.css'

/** What the person has written, whether it counts, and changing or deleting it. */
export function MyReview({ slug, mine }: { slug: string; mine: reviews.Review }) {
  const words = messages[useLanguage().language]
  const [isChanging, setChanging] = useState(false)
  if (isChanging) return <ReviewForm slug={slug} mine={mine} onDone={() => setChanging(false)} />
  const isWaiting = mine.status === 'unconfirmed' || mine.status === 'held'
  return (
    <Card className={styles.form}>
      <div className={styles.reviewHead}>
        <h2>{words.mine}</h2>
        <Stars rating={mine.rating} />
        {mine.status !== 'counted' && (
          <Badge tone="warn">{isWaiting ? words.waiting : words.notCounted}</Badge>
        )}
      </div>
      <p dir="auto" className={styles.comment}>
        {mine.comment}
      </p>
      {mine.status !== 'counted' && <p className={styles.note}>{words.status[mine.status]}</p>}
      {mine.status_reason && (
        <p className={styles.note}>{words.moderatorSaid(`\u2068${mine.status_reason}\u2069`)}</p>
      )}
      {mine.reply && <CreatorReply reply={mine.reply} />}
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
        <DeleteReview slug={slug} />
      </div>
    </Card>
  )
}

function DeleteReview({ slug }: { slug: string }) {
  const words = messages[useLanguage().language]
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteReview(slug)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => alertUser(words.removed),
      onError: () => alertUser(words.removeFailed, 'danger'),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={words.removeQuestion}
        description={words.removeText}
        confirm={words.remove}
        cancel={words.cancel}
        busy={remove.isPending}
      />
    </>
  )
}
