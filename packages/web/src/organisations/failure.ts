import type { ErrorCode, Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { messages } from './failure-messages.ts'

/** Why something in an organisation was not done, in the reader's language. */
export function organisationFailure(error: unknown, language: Language): string {
  const words = messages[language]
  if (error instanceof NetworkError) return words.network
  if (!(error instanceof ApiError)) return words.failed
  if (language === 'en') return error.message || words.failed
  return words.errors[error.code as ErrorCode] ?? words.failed
}
