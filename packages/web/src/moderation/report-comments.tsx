import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Said } from './case-card.tsx'
import styles from './cases.module.css'
import { messages } from './reports-messages.ts'

const SHOWN_AT_FIRST = 3

type Reported = Pick<moderation.ReportedCase, 'reports' | 'open' | 'first_at'>

/** How often each reason is given, and since when. */
export function ReportReasons({ reported }: { reported: Reported }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <ul className={styles.reasons} aria-label={words.reasons}>
      {byReason(reported.reports).map(([reason, count]) => (
        <li key={reason}>
          <Badge>{`${takedownReasonNames[language][reason]} · ${count}`}</Badge>
        </li>
      ))}
      <li className={styles.soft}>{words.since(formatDate(reported.first_at, language))}</li>
    </ul>
  )
}

/** What people wrote. */
export function ReportComments({ reported: { reports, open } }: { reported: Reported }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? reports : reports.slice(0, SHOWN_AT_FIRST)
  return (
    <div className={styles.comments}>
      {shown.map(({ id, reason, comment, at, reporter }) => (
        <Said
          key={id}
          who={
            <>
              {takedownReasonNames[language][reason]} · <bdi>{reporter?.name ?? words.left}</bdi> ·{' '}
              {formatDate(at, language)}
            </>
          }
        >
          {comment}
        </Said>
      ))}
      {shown.length < reports.length && (
        <Button kind="quiet" size="small" className={styles.more} onClick={() => setWhole(true)}>
          {words.more(reports.length - shown.length)}
        </Button>
      )}
      {isWhole && open > reports.length && (
        <p className={styles.soft}>{words.newest(reports.length, open)}</p>
      )}
    </div>
  )
}

type Reason = moderation.ReportReason

/** How often each reason is given, the most frequent first. */
export function byReason(reports: Reported['reports']): [Reason, number][] {
  const counts = new Map<Reason, number>()
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
