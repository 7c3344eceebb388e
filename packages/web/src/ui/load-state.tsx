import { useLanguage } from '../language/language.tsx'
import { Button } from './button.tsx'
import { messages } from './load-messages.ts'
import styles from './load-state.module.css'
import { Skeleton } from './skeleton.tsx'
import { InlineAlert } from './state.tsx'

/** The shape of a card's content while it loads. */
export function Waiting() {
  const { language } = useLanguage()
  return (
    <div className={styles.waiting} role="status" aria-label={messages[language].wait}>
      <Skeleton shape="title" tenths={4} />
      <Skeleton tenths={9} />
      <Skeleton tenths={7} />
    </div>
  )
}

/** A part of the page that did not arrive; the rest of it stands. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const words = messages[useLanguage().language]
  return (
    <InlineAlert
      tone="danger"
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.loadFailed}
    </InlineAlert>
  )
}
