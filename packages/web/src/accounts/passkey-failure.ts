import type { Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { errorMessage } from '../language/errors.ts'
import { messages } from './passkey-messages.ts'

/** What the store said, or what the browser did: it tells the two ways to end without a passkey by the name of the error. */
export function passkeyFailure(error: unknown, language: Language): string {
  const words = messages[language]
  if (error instanceof Error && error.name === 'InvalidStateError') return words.known
  if (error instanceof ApiError || error instanceof NetworkError)
    return errorMessage(error, language, words.failed)
  return words.cancelled
}
