import type { Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { formatNumber } from '../language/language.tsx'
import { messages } from './failure-messages.ts'

/**
 * The service's own message in the reader's language where there is one, else the given sentence (specification section 8). `own`: what
 * only this part of the account is told, so that other pages do not load it.
 */
export function failureSentence(
  error: unknown,
  language: Language,
  otherwise: string,
  own: Record<string, string> = {},
): string {
  const words = messages[language]
  if (error instanceof NetworkError) return words.network
  if (!(error instanceof ApiError)) return otherwise
  const sentence =
    (language === 'en' ? error.message : (own[error.code] ?? words.errors[error.code])) || otherwise
  if (!/too_many_sign_ups|sign_in_held/.test(error.code) || error.retryAfterSeconds === undefined)
    return sentence
  const minutes = Math.ceil(error.retryAfterSeconds / 60)
  return `${sentence} ${words.again(formatNumber(minutes, language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }))}`
}
