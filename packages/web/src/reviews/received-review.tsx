import { Link } from '@tanstack/react-router'
import type { reviews } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Stars } from '../ui/stars.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages as reviewMessages } from './messages.ts'
import { messages } from './received-messages.ts'
import { useDeleteReply } from './received-queries.ts'
import styles from './received-reviews.module.css'
import { ReplyForm } from './reply-form.tsx'
import { CreatorReply } from './review-item.tsx'
import list from './reviews-tab.module.css'

/** A review of one of the creator's agents. */
export function ReceivedReview({ review }: { review: reviews.ReceivedReview }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isWriting, setWriting] = useState(false)
  const { app, reply } = review
  const date = formatDate(review.created_at, language)
  return (
    <li className={list.review}>
      <Link
        to="/app-store/$slug"
        params={{ slug: app.slug }}
        search={{ tab: 'reviews' }}
        className={styles.app}
      >
        <AgentIcon app={app} size={32} />
        <bdi>{app.name}</bdi>
      </Link>
      <div className={list.reviewHead}>
        <bdi className={list.name}>{review.user_name}</bdi>
        <Stars rating={review.rating} />
        {review.is_sample ? (
          <Badge>{reviewMessages[language].sample}</Badge>
        ) : (
          review.has_run && <Badge icon="check">{reviewMessages[language].hasRun}</Badge>
        )}
        <span className={list.quiet}>
          {review.updated_at === review.created_at ? date : reviewMessages[language].edited(date)}
        </span>
      </div>
      <p dir="auto" className={list.comment}>
        {review.comment}
      </p>
      {isWriting ? (
        <ReplyForm review={review} onClose={() => setWriting(false)} />
      ) : (
        <>
          {reply && <CreatorReply reply={reply} />}
          <div className={styles.buttons}>
            <Button
              kind={reply ? 'quiet' : 'secondary'}
              size="small"
              aria-label={reply ? undefined : words.replyTo(review.user_name)}
              onClick={() => setWriting(true)}
            >
              {reply ? words.edit : words.reply}
            </Button>
            {reply && <DeleteReply id={review.id} />}
          </div>
        </>
      )}
    </li>
  )
}

function DeleteReply({ id }: { id: string }) {
  const words = messages[useLanguage().language]
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteReply(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => alertUser(words.removed),
      onError: () => alertUser(words.removeFailed, 'danger'),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={words.question}
        description={words.consequences}
        confirm={words.remove}
        cancel={words.cancel}
        busy={remove.isPending}
      />
    </>
  )
}
