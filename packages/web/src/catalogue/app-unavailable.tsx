import { ApiError } from '../api.ts'
import { useLanguage } from '../shell/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { text } from './text.ts'

/** Instead of an app's page: it is not in the store, or the store did not answer. */
export function AppUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = text[useLanguage().language]
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return (
      <EmptyState level={1} title={words.app.missing} action={<LinkButton to="/app-store">{words.today.browse}</LinkButton>}>
        {words.app.missingNote}
      </EmptyState>
    )
  }
  return (
    <ErrorState level={1} title={words.app.failedTitle} action={<Button onClick={onRetry}>{words.retry}</Button>}>
      {words.failed}
    </ErrorState>
  )
}
