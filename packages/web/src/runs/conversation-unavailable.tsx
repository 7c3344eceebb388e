import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { messages as loadMessages } from '../ui/load-messages.ts'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { messages } from './runs-messages.ts'

/** Instead of a conversation: there is none of that name, or the store did not answer. */
export function ConversationUnavailable({
  error,
  onRetry,
  level,
}: {
  error: unknown
  onRetry: () => void
  /** 1 when it stands for the entire page. */
  level: 1 | 2
}) {
  const { language } = useLanguage()
  const words = messages[language]
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    return (
      <EmptyState
        level={level}
        title={words.missing}
        action={<LinkButton to="/runs">{words.title}</LinkButton>}
      >
        {words.missingText}
      </EmptyState>
    )
  return (
    <ErrorState
      level={level}
      title={words.failedTitle}
      action={<Button onClick={onRetry}>{loadMessages[language].retry}</Button>}
    >
      {words.failedText}
    </ErrorState>
  )
}
