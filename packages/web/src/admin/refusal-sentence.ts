import type { Language } from '@wakeel/contract'
import { messages as accountMessages } from '../accounts/failure-messages.ts'
import { ApiError, NetworkError } from '../api.ts'
import { messages } from './person-messages.ts'

/** Why something was not done, in the reader's language where there are words for it. */
export function refusalSentence(error: unknown, language: Language): string | undefined {
  if (error instanceof NetworkError) return accountMessages[language].network
  if (!(error instanceof ApiError)) return undefined
  return language === 'en' ? error.message : messages.ar.errors[error.code]
}
