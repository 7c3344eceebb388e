import type { ErrorCode, Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { messages } from './messages.ts'

/** What is wrong and what to do about it, by the code of a refusal or of the last look at a connection. */
export function failureSentence(code: string, language: Language): string {
  const errors: Record<string, string> = messages[language].errors
  return errors[code] ?? messages[language].failed
}

export function connectionFailure(error: unknown, language: Language): string {
  if (error instanceof NetworkError) return messages[language].network
  return error instanceof ApiError
    ? failureSentence(error.code, language)
    : messages[language].failed
}

export const failedWith = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code
