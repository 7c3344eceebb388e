import type { Language } from '@wakeel/contract'
import { text as accountText } from '../accounts/failure-text.ts'
import { ApiError, NetworkError } from '../api.ts'
import { text } from './person-text.ts'

/** Why something was not done, in the reader's language where there are words for it. */
export function refusalSentence(error: unknown, language: Language): string | undefined {
  if (error instanceof NetworkError) return accountText[language].network
  if (!(error instanceof ApiError)) return undefined
  return language === 'en' ? error.message : text.ar.errors[error.code]
}
