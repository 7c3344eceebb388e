import type { status } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { measuredSince } from './measured-since.ts'
import { messages } from './status-messages.ts'
import styles from './status-page.module.css'

const tones: Record<status.PartState, BadgeTone> = {
  operational: 'accent',
  degraded: 'warn',
  down: 'danger',
}

/** One part of the store: how it is, and a bar for each day. */
export function PartCard({
  part: { part, state, uptime_percent: percent, days },
}: {
  part: status.PartStatus
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const measured = days.filter(({ measured_minutes }) => measured_minutes > 0).length
  return (
    <Card className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.name}>{words.parts[part]}</h2>
        <Badge tone={state ? tones[state] : 'neutral'}>
          {state ? words.states[state] : words.unknown}
        </Badge>
        {percent !== null && (
          <span className={styles.soft}>
            {uptimeInWords(
              formatNumber(percent / 100, language, { style: 'percent', maximumFractionDigits: 3 }),
            )}
          </span>
        )}
      </div>
      <div className={styles.bars} role="img" aria-label={words.bars(words.parts[part], measured)}>
        {days.map((day) => (
          <span key={day.day} className={styles.bar} data-look={lookOf(day)} title={titleOf(day)} />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{words.oldest}</span>
        <span>{words.today}</span>
      </div>
    </Card>
  )

  function uptimeInWords(share: string): string {
    const since = measuredSince(days)
    return since ? words.uptimeSince(share, nameOf(since)) : words.uptime(share)
  }

  function nameOf(day: string): string {
    return formatDate(`${day}T08:00:00Z`, language)
  }

  function titleOf({
    day,
    measured_minutes,
    down_minutes,
    degraded_minutes,
  }: status.StatusDay): string {
    const name = nameOf(day)
    return measured_minutes === 0
      ? words.dayUnknown(name)
      : words.day(name, down_minutes, degraded_minutes)
  }
}

function lookOf({ measured_minutes, down_minutes, degraded_minutes }: status.StatusDay): string {
  if (measured_minutes === 0) return 'unknown'
  if (down_minutes > 0) return 'down'
  return degraded_minutes > 0 ? 'degraded' : 'operational'
}
