import { LANGUAGE_COOKIE, type Language, requestedLanguage } from '@wakeel/contract'

const YEAR_IN_SECONDS = 31_536_000

/** Over https browsers take it from this host alone and send it over nothing else. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** What was asked for, else English. */
export const languageFrom = (cookies: string, accepted: string): Language =>
  requestedLanguage(cookies, accepted) ?? 'en'
