import { useLanguage } from '../shell/language.tsx'
import { text as shellText } from '../shell/text.ts'
import { Button } from './button.tsx'
import styles from './load-state.module.css'
import { text } from './load-text.ts'
import { Skeleton } from './skeleton.tsx'
import { Notice } from './state.tsx'

/** The shape of a card's content while it loads. */
export function Waiting() {
  const { language } = useLanguage()
  return (
    <div className={styles.waiting} role="status" aria-label={shellText[language].wait}>
      <Skeleton shape="title" tenths={4} />
      <Skeleton tenths={9} />
      <Skeleton tenths={7} />
    </div>
  )
}

/** A part of the page that did not arrive; the rest of it stands. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const words = text[useLanguage().language]
  return (
    <Notice
      tone="danger"
      action={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.loadFailed}
    </Notice>
  )
}
