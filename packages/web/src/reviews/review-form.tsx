import { reviews } from '@wakeel/contract'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { forgetReview, keepReview, keptReview } from './kept-review.ts'
import { messages } from './messages.ts'
import { useCreateReview } from './queries.ts'
import styles from './reviews-tab.module.css'
import { StarsInput } from './stars-input.tsx'

const DEFAULT_RATING = 5

/** Writes a review, or changes the one that the person has written, beginning with what it says. What was begun here stays for this tab. */
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
  const [review, setReview] = useState(
    () => keptReview(slug) ?? { rating: DEFAULT_RATING, comment: '', ...mine },
  )
  const { rating, comment } = review
  const create = useCreateReview(slug)
  const isBlank = comment.trim() === ''

  const write = (change: Partial<typeof review>) => {
    const written = { rating, comment, ...change }
    setReview(written)
    keepReview(slug, written)
  }
  const clear = () => {
    setReview({ rating: DEFAULT_RATING, comment: '' })
    forgetReview(slug)
  }
  const leave = () => {
    forgetReview(slug)
    onDone?.()
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
        <StarsInput
          label={words.rating}
          value={rating}
          onChange={(stars) => write({ rating: stars })}
        />
        <TextArea
          label={words.comment}
          placeholder={words.placeholder}
          maxLength={reviews.COMMENT_MAX_LENGTH}
          value={comment}
          onChange={(event) => write({ comment: event.target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBlank || create.isPending}>
            {create.isPending ? words.submitting : words.submit}
          </Button>
          {mine && (
            <Button kind="quiet" onClick={leave}>
              {words.keep}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
