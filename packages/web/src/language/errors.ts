import type { Bilingual, ErrorCode, Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { loaded } from './errors/load-messages.ts'

const messages: Bilingual<{ network: string; failed: string }> = {
  en: {
    network: 'Network error - please try again',
    failed: 'That could not be done. Nothing was changed.',
  },
  ar: {
    network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
    failed: 'تعذّر ذلك. لم يتغيّر شيء.',
  },
}

/** What one screen says in place of the message of a code, as it knows more of what was done there. */
export type OwnMessages = Partial<Record<ErrorCode | 'network', string>>

/** Why something was not done, in the reader's language; the fallback where nothing is known of it (specification section 8). */
export function errorMessage(
  error: unknown,
  language: Language,
  fallback: string = messages[language].failed,
  own: OwnMessages = {},
): string {
  if (error instanceof NetworkError) return own.network ?? messages[language].network
  // The page of a proxy, or nothing: nobody said what went wrong.
  if (!(error instanceof ApiError) || (error.code === 'server.failed' && !error.message))
    return fallback
  return (
    own[error.code as ErrorCode] ??
    loaded.messageOf?.(error.code, language, error) ??
    ((language === 'en' && error.message) || fallback)
  )
}

/** The message of a code that came as data, once `loadErrorMessages` is done. */
export const codeMessage = (code: string, language: Language): string | undefined =>
  loaded.messageOf?.(code, language)
