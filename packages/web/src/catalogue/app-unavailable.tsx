import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { messages } from './messages.ts'

const unavailable = {
  en: {
    missing: 'This agent is not in the store',
    missingNote: 'It may have been withdrawn, or the address has a mistake in it.',
    failedTitle: 'This agent could not be loaded',
  },
  ar: {
    missing: 'هذا الوكيل غير موجود في المتجر',
    missingNote: 'ربما سُحب من المتجر، أو في العنوان خطأ.',
    failedTitle: 'تعذّر تحميل هذا الوكيل',
  },
}

/** Instead of an app's page: it is not in the store, or the store did not answer. Without an error the server found none when it wrote the page. */
export function AppUnavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (!error || (error instanceof ApiError && error.status >= 400 && error.status < 500)) {
    return (
      <EmptyState
        level={1}
        title={unavailable[language].missing}
        action={<LinkButton to="/app-store">{words.today.browse}</LinkButton>}
      >
        {unavailable[language].missingNote}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      level={1}
      title={unavailable[language].failedTitle}
      action={<Button onClick={onRetry}>{words.retry}</Button>}
    >
      {words.failed}
    </ErrorState>
  )
}
