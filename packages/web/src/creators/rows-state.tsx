import { useLanguage } from '../shell/language.tsx'
import { text as shellText } from '../shell/text.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Notice } from '../ui/state.tsx'
import styles from './figure-dialog.module.css'
import { text } from './figure-text.ts'

/** The shape of a few rows. */
export function RowsWaiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={shellText[useLanguage().language].wait}>
      <Skeleton tenths={9} />
      <Skeleton tenths={7} />
      <Skeleton tenths={8} />
    </div>
  )
}

export function RowsFailed({ onRetry }: { onRetry: () => void }) {
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
      {words.failed}
    </Notice>
  )
}
