import type { creatorPages, moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CaseCard } from './case-card.tsx'
import styles from './cases.module.css'
import { partsOf } from './profile-parts.ts'
import { ProfileTexts } from './profile-texts.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReportComments, ReportReasons } from './report-comments.tsx'
import { messages } from './reports-messages.ts'
import { TakeTextsDialog } from './take-texts-dialog.tsx'
import type { TrustDataSource } from './trust-data-source.ts'

/** What a creator says of themselves, what people say to that, and the two answers to it. */
export function ReportedProfile({
  source,
  reported,
}: {
  source: TrustDataSource
  reported: moderation.ReportedProfile
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<'dismiss' | 'take'>()
  const close = () => setRequested(undefined)
  const { creator, texts } = reported
  const isEmpty = partsOf(texts).length === 0
  return (
    <CaseCard
      about={reported}
      isLinked={source.isLive}
      facts={
        <Badge tone="warn" icon="warning">
          {words.open(reported.open)}
        </Badge>
      }
      actions={
        <>
          <Button kind="quiet" onClick={() => setRequested('dismiss')}>
            {words.dismiss}
          </Button>
          {!isEmpty && (
            <Button kind="secondary" onClick={() => setRequested('take')}>
              {words.takeTexts}
            </Button>
          )}
        </>
      }
    >
      <ReportReasons reported={reported} />
      <div className={styles.comments}>
        {isEmpty ? (
          <p className={styles.soft}>{words.nothingNow}</p>
        ) : (
          <ProfileTexts texts={texts} when={words.now} />
        )}
        {earlierTexts(reported).map(({ id, at, texts }) => (
          <ProfileTexts key={id} texts={texts} when={words.when(formatDate(at, language))} />
        ))}
      </div>
      <ReportComments reported={reported} />
      <ReasonDialog
        source={source}
        title={words.dismissTextsTitle(creator.name)}
        line={words.dismissTextsLine}
        action={(api, reason) => api.dismissProfileReports({ id: creator.id, reason })}
        confirm={words.dismiss}
        done={words.dismissed(creator.name)}
        open={requested === 'dismiss'}
        onClose={close}
      />
      <TakeTextsDialog
        source={source}
        reported={reported}
        open={requested === 'take'}
        onClose={close}
      />
    </CaseCard>
  )
}

/** What stood there when somebody reported it and does not any more: each once, by the newest report of it. */
function earlierTexts({ reports, texts }: moderation.ReportedProfile) {
  const known = new Set([asOne(texts)])
  return reports.filter((report) => {
    const said = asOne(report.texts)
    const isNew = !known.has(said)
    known.add(said)
    return isNew
  })
}

const asOne = ({ about, website }: creatorPages.ProfileTexts): string =>
  JSON.stringify([about.en, about.ar, website])
