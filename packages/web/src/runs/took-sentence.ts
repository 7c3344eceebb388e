import type { Language } from '@wakeel/contract'
import { formatNumber } from '../shell/language.tsx'
import { text } from './text.ts'

/** How long an answer took and what gave it. */
export function tookSentence(milliseconds: number, provider: string, language: Language): string {
  const words = text[language]
  const time =
    milliseconds < 1000
      ? words.milliseconds(formatNumber(milliseconds, language))
      : words.seconds(formatNumber(milliseconds / 1000, language))
  return words.took(time, provider === 'built-in' ? words.builtIn : provider)
}
