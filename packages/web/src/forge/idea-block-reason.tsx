import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { type ForgeDraft, isComplete } from './forge-draft.ts'
import { forgeFailure } from './forge-failure.ts'
import styles from './forge-page.module.css'
import { messages } from './pricing-messages.ts'
import { ideaCheckQuery } from './queries.ts'

const ofIdea: readonly string[] = ['forge.no_skill_fits', 'forge.too_many_agents']

/** Why the idea as it stands would be refused, if it would. */
export function useIdeaCheck(draft: ForgeDraft, userId: string | undefined): ApiError | undefined {
  const { data_input_type, ...described } = draft.idea
  const canAsk = userId !== undefined && data_input_type !== '' && isComplete(draft.idea)
  const { error } = useQuery(
    canAsk
      ? ideaCheckQuery(userId, {
          ...described,
          data_input_type,
          ...(draft.made && { app_id: draft.made.id }),
        })
      : { queryKey: ['forge', 'checkIdea'], queryFn: skipToken },
  )
  return error instanceof ApiError && ofIdea.includes(error.code) ? error : undefined
}

/** Says before the price is set why the idea is refused, and where that is mended. */
export function IdeaBlockReason({ error, onBack }: { error: ApiError; onBack: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const reason = forgeFailure(error, language)
  if (error.code === 'forge.no_skill_fits')
    return (
      <InlineAlert
        action={
          <div className={styles.buttons}>
            <LinkButton to="/create/connect" kind="secondary" size="small">
              {words.connectLink}
            </LinkButton>
            <Button size="small" onClick={onBack}>
              {words.changeIdea}
            </Button>
          </div>
        }
      >
        {reason}
      </InlineAlert>
    )
  return (
    <InlineAlert
      action={
        <LinkButton to="/creator" kind="secondary" size="small">
          {words.toAgents}
        </LinkButton>
      }
    >
      {reason}
    </InlineAlert>
  )
}
