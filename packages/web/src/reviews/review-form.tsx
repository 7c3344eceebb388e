import { reviews } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { StarsInput } from '../ui/stars.tsx'
import { alertUser } from '../ui/toast.tsx'
import { useCreateReview, useDeleteReview } from './queries.ts'
import styles from './reviews-tab.module.css'
import { text } from './text.ts'

const DEFAULT_RATING = 5

/** Writes a review, or changes the one that the person has written. */
export function ReviewForm({ slug, mine }: { slug: string; mine: reviews.Review | null }) {
  const words = text[useLanguage().language]
  const [rating, setRating] = useState(mine?.rating ?? DEFAULT_RATING)
  const [comment, setComment] = useState(mine?.comment ?? '')
  const create = useCreateReview(slug)
  const isBlank = comment.trim() === ''

  const clear = () => {
    setRating(DEFAULT_RATING)
    setComment('')
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || create.isPending) return
    create.mutate(
      { rating, comment: comment.trim() },
      {
        onSuccess: () => {
          clear()
          alertUser(words.succeeded)
        },
        onError: () => alertUser(words.failed, 'danger'),
      },
    )
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={submit}>
        <h2>{mine ? words.change : words.write}</h2>
        <StarsInput label={words.rating} value={rating} onChange={setRating} />
        <TextArea
          label={words.comment}
          placeholder={words.placeholder}
          maxLength={reviews.COMMENT_MAX_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBlank || create.isPending}>
            {create.isPending ? words.submitting : words.submit}
          </Button>
          {mine && <DeleteReview slug={slug} onDeleted={clear} />}
        </div>
      </form>
    </Card>
  )
}

function DeleteReview({ slug, onDeleted }: { slug: string; onDeleted: () => void }) {
  const words = text[useLanguage().language]
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteReview(slug)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onDeleted()
        alertUser(words.removed)
      },
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
