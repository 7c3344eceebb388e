import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { CaseCard, Said } from './case-card.tsx'
import styles from './cases.module.css'
import { ProfileTexts } from './profile-texts.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { messages } from './takedowns-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'

/** Why something was taken down, what its creator says to that, and the way back. */
export function TakenDownCase({
  source,
  takedown,
}: {
  source: TrustDataSource
  takedown: moderation.TakenDownCase
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const about = words.about[takedown.kind]
  const [requested, setRequested] = useState<'restore' | 'answer'>()
  const { reason, note, at, ended_at, appeal } = takedown
  const name = takedown.kind === 'agent' ? takedown.app.name : takedown.creator.name
  const isWaiting = appeal !== null && appeal.decision === null
  const isWithCreator = reason === 'creator_suspended'
  const close = () => setRequested(undefined)
  return (
    <CaseCard
      about={takedown}
      isLinked={source.isLive && (takedown.kind === 'profile' || ended_at !== null)}
      facts={
        <>
          {isWaiting && (
            <Badge tone="warn" icon="clock">
              {words.appealWaits}
            </Badge>
          )}
          <Badge tone={ended_at ? 'neutral' : 'danger'}>
            {takedownReasonNames[language][reason]}
          </Badge>
        </>
      }
      actions={
        ended_at === null &&
        !isWithCreator && (
          <>
            <Button kind="secondary" onClick={() => setRequested('restore')}>
              {about.restore}
            </Button>
            {isWaiting && <Button onClick={() => setRequested('answer')}>{words.answer}</Button>}
          </>
        )
      }
    >
      <p className={styles.soft}>
        {ended_at
          ? about.wasOut(formatDate(at, language), formatDate(ended_at, language))
          : about.outSince(formatDate(at, language))}
        {isWithCreator && !ended_at && ` ${words.withCreator}`}
      </p>
      <div className={styles.comments}>
        {takedown.kind === 'profile' && <ProfileTexts texts={takedown.texts} />}
        {note !== '' && <Said who={words.noteToCreator}>{note}</Said>}
        {appeal && <Said who={words.appealOf(formatDate(appeal.at, language))}>{appeal.text}</Said>}
        {appeal?.answer && (
          <Said
            who={`${words.decided[appeal.decision ?? 'upheld']} · ${formatDate(appeal.answered_at ?? at, language)}`}
          >
            {appeal.answer}
          </Said>
        )}
      </div>
      <ReasonDialog
        source={source}
        title={about.restoreTitle(name)}
        line={about.restoreLine}
        action={(api, reason) =>
          takedown.kind === 'agent'
            ? api.restoreApp({ id: takedown.app.id, reason })
            : api.restoreProfile({ id: takedown.id, reason })
        }
        confirm={about.restore}
        done={about.restored(name)}
        open={requested === 'restore'}
        onClose={close}
      />
      {appeal && (
        <AnswerDialog
          source={source}
          words={about}
          name={name}
          appeal={appeal}
          open={requested === 'answer'}
          onClose={close}
        />
      )}
    </CaseCard>
  )
}
