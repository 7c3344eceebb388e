import type { Language } from './language.ts'

/** Remembers in the browser which language was chosen; over https the browser takes it from this host alone. */
export const LANGUAGE_COOKIE = 'wakeel_language'

/** The language chosen before (in the cookie), else the first of the accepted ones that the store speaks; undefined: none was asked for. */
export function requestedLanguage(cookies: string, accepted: string): Language | undefined {
  const chosen = (cookies.match(/(?:^|;\s*)__Host-wakeel_language=(en|ar)\b/) ??
    cookies.match(/(?:^|;\s*)wakeel_language=(en|ar)\b/))?.[1]
  return (chosen ?? accepted.match(/(?:^|,)\s*(en|ar)\b/i)?.[1]?.toLowerCase()) as
    | Language
    | undefined
}
