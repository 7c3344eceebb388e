import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CaseCard, Said } from './case-card.tsx'
import styles from './cases.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { messages } from './reports-messages.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import type { TrustDataSource } from './trust-data-source.ts'

const SHOWN_AT_FIRST = 3

/** What people say about an agent, and the two answers to it. */
export function ReportedAgent({
  source,
  reported,
}: {
  source: TrustDataSource
  reported: moderation.ReportedApp
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<'dismiss' | 'takeDown'>()
  const reasons = byReason(reported.reports)
  const close = () => setRequested(undefined)
  const { app } = reported
  return (
    <CaseCard
      about={reported}
      isLinked={source.isLive && reported.is_listed}
      facts={
        <>
          {!reported.is_listed && <Badge>{words.notListed}</Badge>}
          <Badge tone="warn" icon="warning">
            {words.open(reported.open)}
          </Badge>
        </>
      }
      actions={
        <>
          <Button kind="quiet" onClick={() => setRequested('dismiss')}>
            {words.dismiss}
          </Button>
          {reported.is_listed && (
            <Button kind="secondary" onClick={() => setRequested('takeDown')}>
              {words.takeDown}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.reasons} aria-label={words.reasons}>
        {reasons.map(([reason, count]) => (
          <li key={reason}>
            <Badge>{`${takedownReasonNames[language][reason]} · ${count}`}</Badge>
          </li>
        ))}
        <li className={styles.soft}>{words.since(formatDate(reported.first_at, language))}</li>
      </ul>
      <Comments reported={reported} />
      <ReasonDialog
        source={source}
        title={words.dismissTitle(app.name)}
        line={words.dismissLine}
        action={(api, reason) => api.dismissReports({ id: app.id, reason })}
        confirm={words.dismiss}
        done={words.dismissed(app.name)}
        open={requested === 'dismiss'}
        onClose={close}
      />
      <TakeDownDialog
        source={source}
        app={app}
        usual={reasons[0]?.[0] ?? 'other'}
        open={requested === 'takeDown'}
        onClose={close}
      />
    </CaseCard>
  )
}

function Comments({ reported: { reports, open } }: { reported: moderation.ReportedApp }) {
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
function byReason(reports: moderation.ReportedApp['reports']): [Reason, number][] {
  const counts = new Map<Reason, number>()
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
