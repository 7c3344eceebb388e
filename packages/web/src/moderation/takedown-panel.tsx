import { useQuery } from '@tanstack/react-query'
import styles from '../forge/check-list.module.css'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { AppealForm } from './appeal-form.tsx'
import { reasonNames } from './reason-messages.ts'
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
  const asked = useQuery(takedownQuery(userId, agentId))
  if (asked.isPending) return <Waiting />
  if (asked.isLoadingError) return <LoadFailed onRetry={() => void asked.refetch()} />
  const takedown = asked.data
  // It came back in the meantime; the editor learns of it with its next question.
  if (!takedown || takedown.ended_at !== null) return null
  const { reason, note, at, appeal } = takedown
  return (
    <section className={styles.panel} data-tone="danger" aria-label={words.title}>
      <h2 className={styles.title}>
        <Icon name="warning" />
        <span>
          {name !== undefined && (
            <>
              <bdi>{name}</bdi>:{' '}
            </>
          )}
          {words.title}
        </span>
      </h2>
      <p>{words.line(formatDate(at, language))}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.reason}</dt>
          <dd>{reasonNames[language][reason]}</dd>
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
      </dl>
      {appeal ? (
        <p role="status">{appeal.answered_at ? words.final : words.waits}</p>
      ) : (
        <AppealForm userId={userId} agentId={agentId} />
      )}
    </section>
  )
}
