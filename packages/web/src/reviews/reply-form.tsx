import { reviews } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './received-messages.ts'
import { useReplyToReview } from './received-queries.ts'
import styles from './received-reviews.module.css'

/** Writes the reply to a review in its place, or changes it; what was written stays until it is published. */
export function ReplyForm({
  review,
  onClose,
}: {
  review: reviews.ReceivedReview
  onClose: () => void
}) {
  const words = messages[useLanguage().language]
  const [reply, setReply] = useState(review.reply?.text ?? '')
  const publish = useReplyToReview(review.id)
  const isBlank = reply.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || publish.isPending) return
    publish.mutate(reply.trim(), {
      onSuccess: () => {
        alertUser(words.replied)
        onClose()
      },
      onError: (error) => {
        const isOften = error instanceof ApiError && error.code === 'request.rate_limited'
        alertUser(isOften ? words.tooMany : words.replyFailed, 'danger')
      },
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={3}
        maxLength={reviews.COMMENT_MAX_LENGTH}
        value={reply}
        autoFocus
        onChange={(event) => setReply(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" disabled={isBlank || publish.isPending}>
          {words.publish}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
