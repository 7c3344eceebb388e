import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { CaseCard, Said } from './case-card.tsx'
import styles from './cases.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { messages } from './takedowns-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'

/** Why an agent is out of the store, what its creator says to that, and the way back. */
export function TakenDownAgent({
  source,
  takedown,
}: {
  source: TrustDataSource
  takedown: moderation.TakenDownApp
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [requested, setRequested] = useState<'restore' | 'answer'>()
  const { app, reason, note, at, ended_at, appeal } = takedown
  const isWaiting = appeal !== null && appeal.decision === null
  const isWithCreator = reason === 'creator_suspended'
  const close = () => setRequested(undefined)
  return (
    <CaseCard
      about={takedown}
      isLinked={source.isLive && ended_at !== null}
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
              {words.restore}
            </Button>
            {isWaiting && <Button onClick={() => setRequested('answer')}>{words.answer}</Button>}
          </>
        )
      }
    >
      <p className={styles.soft}>
        {ended_at
          ? words.wasOut(formatDate(at, language), formatDate(ended_at, language))
          : words.outSince(formatDate(at, language))}
        {isWithCreator && !ended_at && ` ${words.withCreator}`}
      </p>
      <div className={styles.comments}>
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
        title={words.restoreTitle(app.name)}
        line={words.restoreLine}
        action={(api, reason) => api.restoreApp({ id: app.id, reason })}
        confirm={words.restore}
        done={words.restored(app.name)}
        open={requested === 'restore'}
        onClose={close}
      />
      {appeal && (
        <AnswerDialog
          source={source}
          takedown={takedown}
          appeal={appeal}
          open={requested === 'answer'}
          onClose={close}
        />
      )}
    </CaseCard>
  )
}
