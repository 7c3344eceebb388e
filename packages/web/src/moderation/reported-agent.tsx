import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CaseCard } from './case-card.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { byReason, ReportComments, ReportReasons } from './report-comments.tsx'
import { messages } from './reports-messages.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import type { TrustDataSource } from './trust-data-source.ts'

/** What people say about an agent, and the two answers to it. */
export function ReportedAgent({
  source,
  reported,
}: {
  source: TrustDataSource
  reported: moderation.ReportedApp
}) {
  const words = messages[useLanguage().language]
  const [requested, setRequested] = useState<'dismiss' | 'takeDown'>()
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
      <ReportReasons reported={reported} />
      <ReportComments reported={reported} />
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
        usual={byReason(reported.reports)[0]?.[0] ?? 'other'}
        open={requested === 'takeDown'}
        onClose={close}
      />
    </CaseCard>
  )
}
