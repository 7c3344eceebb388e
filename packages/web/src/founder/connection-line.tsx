import { formatDate, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import styles from './connection-line.module.css'
import { messages } from './founder-messages.ts'
import type { LiveMetrics } from './live-metrics.ts'

/** Whether what is shown is pushed as it happens, or as of when it stands. */
export function ConnectionLine({
  live,
  isStill = false,
}: {
  live: LiveMetrics
  isStill?: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { metrics, connection } = live
  const moment =
    metrics &&
    formatDate(metrics.as_of, language, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
    })
  if (isStill) return moment && <p className={styles.line}>{words.asOf(moment)}</p>
  if (connection === 'lost' || connection === 'refused') {
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={live.retry}>
            {words.retry}
          </Button>
        }
      >
        {moment ? words.lost(moment) : words.neverReached}
      </InlineAlert>
    )
  }
  return (
    <p className={styles.line}>
      <span className={styles.dot} data-open={connection === 'open'} aria-hidden="true" />
      <span>{connection === 'open' ? words.live : words.connecting}</span>
      {moment && <span className={styles.moment}>{words.asOf(moment)}</span>}
    </p>
  )
}
