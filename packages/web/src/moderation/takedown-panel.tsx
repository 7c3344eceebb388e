import { useQuery } from '@tanstack/react-query'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Panel, PanelFacts } from '../ui/panel.tsx'
import { AppealForm } from './appeal-form.tsx'
import { messages } from './takedown-messages.ts'
import { takedownQuery } from './takedown-queries.ts'

/** Tells a creator why a moderator took their agent out of the store, and hears what they say to it. */
export function TakedownPanel({
  userId,
  agentId,
  name,
}: {
  userId: string
  agentId: string
  name?: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(takedownQuery(userId, agentId))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const takedown = query.data
  // It came back in the meantime; the editor learns of it with its next question.
  if (!takedown || takedown.ended_at !== null) return null
  const { reason, note, at, appeal } = takedown
  return (
    <Panel
      tone="danger"
      label={words.title}
      icon="warning"
      title={
        <>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>:{' '}
            </>
          )}
          {words.title}
        </>
      }
    >
      <p>{words.line(formatDate(at, language))}</p>
      <PanelFacts>
        <div>
          <dt>{words.reason}</dt>
          <dd>{takedownReasonNames[language][reason]}</dd>
        </div>
        {note !== '' && (
          <div>
            <dt>{words.note}</dt>
            <dd dir="auto">{note}</dd>
          </div>
        )}
        {appeal && (
          <div>
            <dt>{words.appealed(formatDate(appeal.at, language))}</dt>
            <dd dir="auto">{appeal.text}</dd>
          </div>
        )}
        {appeal?.answered_at && (
          <div>
            <dt>{words.denied(formatDate(appeal.answered_at, language))}</dt>
            <dd dir="auto">{appeal.answer}</dd>
          </div>
        )}
      </PanelFacts>
      {appeal ? (
        <p role="status">{appeal.answered_at ? words.final : words.waits}</p>
      ) : (
        <AppealForm userId={userId} agentId={agentId} />
      )}
    </Panel>
  )
}
