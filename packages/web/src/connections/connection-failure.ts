import type { ErrorCode, Language } from '@wakeel/contract'
import { ApiError } from '../api.ts'
import { codeMessage, errorMessage } from '../language/errors.ts'
import { messages } from './messages.ts'

/** What is wrong with a connection and what to do about it. */
export function connectionFailure(error: unknown, language: Language): string {
  const { failed, errors } = messages[language]
  return errorMessage(error, language, failed, errors)
}

/** The same of the last look at a connection, which tells a code. */
export function healthMessage(code: string, language: Language): string {
  return codeMessage(code, language) ?? messages[language].failed
}

export const failedWith = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code
