import { reviews } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { useCreateReview } from './queries.ts'
import styles from './reviews-tab.module.css'
import { StarsInput } from './stars-input.tsx'

const DEFAULT_RATING = 5

/** Writes a review, or changes the one that the person has written, beginning with what it says. */
export function ReviewForm({
  slug,
  mine,
  onDone,
}: {
  slug: string
  mine: reviews.Review | null
  onDone?: () => void
}) {
  const words = messages[useLanguage().language]
  const [rating, setRating] = useState(mine?.rating ?? DEFAULT_RATING)
  const [comment, setComment] = useState(mine?.comment ?? '')
  const create = useCreateReview(slug)
  const isBlank = comment.trim() === ''

  const clear = () => {
    setRating(DEFAULT_RATING)
    setComment('')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank || create.isPending) return
    try {
      // The list that comes with the reply takes this form's place, and what a form waits for ends with it: a promise does not.
      await create.mutateAsync({ rating, comment: comment.trim() })
      clear()
      onDone?.()
      alertUser(words.succeeded)
    } catch {
      alertUser(words.failed, 'danger')
    }
  }

  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
          {mine && (
            <Button kind="quiet" onClick={onDone}>
              {words.keep}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
