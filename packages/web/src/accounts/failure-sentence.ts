import type { Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { text } from './text.ts'

/** The service's own message in the reader's language where there is one, else the given sentence (specification section 8). */
export function failureSentence(error: unknown, language: Language, otherwise: string): string {
  const words = text[language]
  if (error instanceof NetworkError) return words.network
  if (!(error instanceof ApiError)) return otherwise
  if (language === 'en') return error.message || otherwise
  return words.errors[error.code] ?? otherwise
}
