import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { type ForgeDraft, isComplete } from './forge-draft.ts'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './forge-messages.ts'
import styles from './forge-page.module.css'
import { ideaCheckQuery } from './queries.ts'

/** Before the price is set: that the idea would be refused, and where that is mended. */
export function IdeaBlockReason({
  draft,
  userId,
  onBack,
}: {
  draft: ForgeDraft
  userId: string | undefined
  onBack: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { data_input_type, ...described } = draft.idea
  const canAsk = userId !== undefined && data_input_type !== '' && isComplete(draft.idea)
  const query = useQuery(
    canAsk
      ? ideaCheckQuery(userId, {
          ...described,
          data_input_type,
          ...(draft.made && { app_id: draft.made.id }),
        })
      : { queryKey: ['forge', 'checkIdea'], queryFn: skipToken },
  )
  if (!(query.error instanceof ApiError)) return null
  const { code } = query.error
  if (code === 'forge.no_skill_fits')
    return (
      <InlineAlert
        action={
          <div className={styles.buttons}>
            <LinkButton to="/create/connect" kind="secondary" size="small">
              {words.connectLink}
            </LinkButton>
            <Button size="small" onClick={onBack}>
              {words.pricing.changeIdea}
            </Button>
          </div>
        }
      >
        {forgeFailure(query.error, language)}
      </InlineAlert>
    )
  if (code !== 'forge.too_many_agents') return null
  return (
    <InlineAlert
      action={
        <LinkButton to="/creator" kind="secondary" size="small">
          {words.pricing.toAgents}
        </LinkButton>
      }
    >
      {forgeFailure(query.error, language)}
    </InlineAlert>
  )
}
