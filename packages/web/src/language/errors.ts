import type { Bilingual, ErrorCode, Language } from '@wakeel/contract'
import { ApiError, NetworkError } from '../api.ts'
import { loadedMessages } from './errors/load-messages.ts'
import { formatNumber } from './language.tsx'

const en = {
  network: 'Network error - please try again',
  failed: 'That could not be done. Nothing was changed.',
  again: (minutes: string) => `Try again in ${minutes}.`,
}

const ar: typeof en = {
  network: 'خطأ في الشبكة - يُرجى المحاولة مرة أخرى',
  failed: 'تعذّر ذلك. لم يتغيّر شيء.',
  again: (minutes) => `أعد المحاولة بعد ${minutes}.`,
}

const messages: Bilingual<typeof en> = { en, ar }

/** What one screen says in place of the message of a code, as it knows more of what was done there. */
export type OwnMessages = Partial<Record<ErrorCode | 'network', string>>

/** Where one waits long enough to want to know how long. */
const waits: readonly string[] = [
  'accounts.too_many_sign_ups',
  'accounts.sign_in_held',
] satisfies ErrorCode[]

/** Why something was not done, in the reader's language; the fallback where nothing is known of it (specification section 8). */
export function errorMessage(
  error: unknown,
  language: Language,
  fallback: string = messages[language].failed,
  own: OwnMessages = {},
): string {
  const words = messages[language]
  if (error instanceof NetworkError) return own.network ?? words.network
  if (!(error instanceof ApiError)) return fallback
  const { code, message, retryAfterSeconds } = error
  // The page of a proxy, or nothing: nobody said what went wrong.
  if (code === 'server.failed' && !message) return fallback
  const sentence = codeMessage(code, language, own, message) ?? fallback
  if (retryAfterSeconds === undefined || !waits.includes(code)) return sentence
  const minutes = formatNumber(Math.ceil(retryAfterSeconds / 60), language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return `${sentence} ${words.again(minutes)}`
}

/** The message of a code that came as data, once `loadErrorMessages` is done. `said` is the server's own English sentence. */
export function codeMessage(
  code: string,
  language: Language,
  own: OwnMessages = {},
  said = '',
): string | undefined {
  const known = loadedMessages()?.messageOf(code, language, said)
  return own[code as ErrorCode] ?? known ?? (language === 'en' && said ? said : undefined)
}
