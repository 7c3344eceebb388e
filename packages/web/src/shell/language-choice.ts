import type { Language } from '@wakeel/contract'

export const LANGUAGE_COOKIE = 'wakeel_language'

/** The language chosen before (in the cookie), else the first of the accepted ones that the store speaks, else English. */
export function languageFrom(cookies: string, accepted: string): Language {
  const chosen = cookies.match(/(?:^|;\s*)wakeel_language=(en|ar)\b/)?.[1]
  const understood = chosen ?? accepted.match(/(?:^|,)\s*(en|ar)\b/i)?.[1]?.toLowerCase()
  return understood === 'ar' ? 'ar' : 'en'
}
