import { useQuery } from '@tanstack/react-query'
import type { moderation } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { AppealForm } from './appeal-form.tsx'
import { partsOf } from './profile-parts.ts'
import { TakedownFacts } from './takedown-facts.tsx'
import { messages } from './takedown-messages.ts'
import { profileTakedownsQuery, useProfileAppeal } from './takedown-queries.ts'
import { messages as trustMessages } from './trust-messages.ts'

/** Tells a creator what a moderator took off their page and why, and hears what they say to it. */
export function ProfileTakedowns({ userId }: { userId: string }) {
  const query = useQuery(profileTakedownsQuery(userId))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  return query.data.map((takedown) => (
    <ProfileTakedown key={takedown.id} userId={userId} takedown={takedown} />
  ))
}

function ProfileTakedown({
  userId,
  takedown,
}: {
  userId: string
  takedown: moderation.ProfileTakedown
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const appeal = useProfileAppeal(userId, takedown.id)
  return (
    <Panel tone="danger" label={words.textsTitle} icon="warning" title={words.textsTitle}>
      <p>{words.textsLine(formatDate(takedown.at, language))}</p>
      <TakedownFacts takedown={takedown} form={<AppealForm appeal={appeal} />}>
        {partsOf(takedown.texts).map(([part, text]) => (
          <div key={part}>
            <dt>{trustMessages[language].texts[part]}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </TakedownFacts>
    </Panel>
  )
}
