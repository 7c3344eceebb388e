import type { ErrorCode, Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { messages } from './money-failure-messages.ts'

/** What went wrong with money, in the reader's language; the given sentence where nothing better is known. */
export function moneyFailure(error: unknown, language: Language, otherwise: string): string {
  const words = messages[language]
  if (error instanceof NetworkError) return words.network
  if (!(error instanceof ApiError)) return otherwise
  if (language === 'en') return error.message || otherwise
  return words.errors[error.code as ErrorCode] ?? otherwise
}
