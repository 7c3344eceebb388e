import { useQuery } from '@tanstack/react-query'
import { formatDate, useLanguage } from '../language/language.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { AppealForm } from './appeal-form.tsx'
import { TakedownFacts } from './takedown-facts.tsx'
import { messages } from './takedown-messages.ts'
import { takedownQuery, useAppeal } from './takedown-queries.ts'

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
  const appeal = useAppeal(userId, agentId)
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  const takedown = query.data
  // It came back in the meantime; the editor learns of it with its next question.
  if (!takedown || takedown.ended_at !== null) return null
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
      <p>{words.line(formatDate(takedown.at, language))}</p>
      <TakedownFacts takedown={takedown} form={<AppealForm appeal={appeal} />} />
    </Panel>
  )
}
