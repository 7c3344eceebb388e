import type { Language } from '@wakeel/contract'

const LANGUAGE_COOKIE = 'wakeel_language'
const YEAR_IN_SECONDS = 31_536_000

/** Over https browsers take it from this host alone and send it over nothing else. */
export const languageCookie = (language: Language, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The language chosen before (in the cookie), else the first of the accepted ones that the store speaks, else English. */
export function languageFrom(cookies: string, accepted: string): Language {
  const chosen = (cookies.match(/(?:^|;\s*)__Host-wakeel_language=(en|ar)\b/) ?? cookies.match(/(?:^|;\s*)wakeel_language=(en|ar)\b/))?.[1]
  const understood = chosen ?? accepted.match(/(?:^|,)\s*(en|ar)\b/i)?.[1]?.toLowerCase()
  return understood === 'ar' ? 'ar' : 'en'
}
